/**
 * Groups of tables that could move to a database of their own, in the order of docs/scale.md. Every table is in one.
 *
 * @type {Record<string, string>}
 */
const tableNames = {
  analytics:
    "visits last_uses daily_usage daily_sessions daily_rollups game_plays",
  notifications:
    "notifications notification_actors withdrawn_notifications notification_levels quiet_hours reminders thread_watchers event_notifications prayer_news group_news push_devices pushes push_deliveries",
  personal:
    "saved_posts prayer_list hidden_posts favourite_verses reading_positions reels_seen game_rounds game_scores puzzle_answers daily_engagement daily_counts",
  moderation:
    "report_tickets reports ticket_notes sanctions audit_log data_access_log settings",
  groups:
    "groups group_members group_requests group_invites group_terms reserved_slugs",
  people:
    "users name_parts former_handles deleted_handles profile_details follows follow_requests blocks mutes identities sessions rate_windows",
  content:
    "images posts post_images events verse_cards mentions reels comments comment_threads likes shares interests prayed prayer_updates creation_counts",
};

export const domains = Object.entries(tableNames).map(([name, tables]) => ({
  name,
  tables: new Set(tables.split(" ")),
}));
