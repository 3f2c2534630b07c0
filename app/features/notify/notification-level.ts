import type { notificationKinds, notificationLevelNames } from "~/shared/enums";

export type NotificationKind = (typeof notificationKinds)[number];

export type NotificationLevel = (typeof notificationLevelNames)[number];

/** The categories in the settings and their default levels. */
export const defaultLevels = {
  comment: "push",
  mention: "push",
  like: "app",
  follow: "app",
  request: "push",
  reminder: "push",
  changed: "push",
  report: "push",
  thread: "off",
  new_report: "app",
  urgent_report: "push",
  prayed: "push",
  prayer_update: "push",
  /** Each member chooses in each group which posts (group_members.notifications). */
  group_post: "push",
  group_request: "push",
} as const satisfies Partial<Record<NotificationKind, NotificationLevel>>;

export type NotificationCategory = keyof typeof defaultLevels;

/** Only write admins have these categories, and only they see the ticket (notifications.server.ts). */
export const isAdminCategory = (kind: string): boolean =>
  kind === "new_report" || kind === "urgent_report";

export function toCategory(kind: NotificationKind): NotificationCategory {
  if (kind === "accepted") return "request";
  if (kind === "cancelled") return "changed";
  if (kind === "prayer_answered" || kind === "prayer_check_in")
    return "prayer_update";
  if (
    kind === "group_accepted" ||
    kind === "group_role" ||
    kind === "group_ownerless"
  )
    return "group_request";
  if (kind === "hidden_for_review") return "report";
  return kind === "moderation" ? "report" : kind;
}
