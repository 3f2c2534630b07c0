import { dateLabel } from "~/features/posts/event-time";
import { timeLabel } from "~/shared/time";
import { zoneLabel } from "~/shared/zone-label";
import { decisionText, removalText } from "~/features/reports/report-text";
import { askerName, displayName } from "~/features/users/user";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { groupNotificationText } from "./group-notification-text";
import type { AppNotification } from "./notification";

interface NotificationText {
  /** The actors' names; empty if there are none. */
  names: string;
  /** The rest of the sentence. */
  action: string;
  /** What was written, or an event's time and location. */
  quote: string | null;
}

/** 'Ann Lee' + 'liked your post' + the beginning of the post. */
export function notificationText(
  notification: AppNotification,
): NotificationText {
  const { detail } = notification;
  return {
    names: formatNames(notification),
    action: formatAction(notification),
    quote: ["reminder", "changed", "cancelled"].includes(notification.kind)
      ? eventDetailsText(detail)
      : detail.text || null,
  };
}

/** Never shows the text of a prayer, and of a post for a narrow audience not even who wrote what. */
export function lockScreenText(notification: AppNotification) {
  const { kind, detail, group } = notification;
  const isGroupNews = kind.startsWith("group_") || detail.byLeaders;
  if (isGroupNews && (!group || group.isHidden))
    return { title: "One of your groups", body: "" };
  if (detail.isPrivate) {
    const title =
      kind === "group_post"
        ? groupNotificationText({ ...notification, actorsCount: 0 })
        : privateTitles[kind];
    return { title: title ?? "News for you", body: "" };
  }
  const { names, action, quote } = notificationText(notification);
  return {
    title: names ? `${names} ${action}` : action,
    body: detail.postType === "prayer" ? "" : (quote ?? ""),
  };
}

const privateTitles: Partial<Record<AppNotification["kind"], string>> = {
  comment: "A new comment on your post",
  thread: "A new comment on a post you follow",
  mention: "Someone mentioned you",
  like: "Someone liked your post",
  reminder: "An event is coming up",
  changed: "An event has a new time or place",
  cancelled: "An event was cancelled",
  prayer_update: "There is an update to a prayer you prayed for",
  prayer_answered: "A prayer you prayed for was answered",
};

/** Follow requests are listed above the followers. */
const followers = `${urls.profile()}?tab=followers#lists`;

const postUrl = (postId: string | null) => postId && urls.post(postId);
const commentUrl = (postId: string | null, commentId: string | null) =>
  postId && commentId && urls.comment(postId, commentId);

/** Null if there is nothing to open. The target may have been deleted. */
export function notificationUrl({
  kind,
  postId,
  commentId,
  actors,
  actorsCount,
  detail,
  group,
}: AppNotification): string | null {
  const [actor] = actors;
  switch (kind) {
    case "new_report":
    case "urgent_report":
      return detail.ticketId
        ? urls.admin({ view: "reports", ticket: detail.ticketId })
        : null;
    case "comment":
    case "thread":
      return commentUrl(postId, commentId);
    case "mention":
      return commentId ? commentUrl(postId, commentId) : postUrl(postId);
    case "group_request":
      return group && `${urls.groupSettings(group.slug)}#requests`;
    case "follow":
      return actor && actorsCount === 1 ? urls.profile(actor.id) : followers;
    case "request":
      return followers;
    case "accepted":
      return actor ? urls.profile(actor.id) : null;
    case "report":
      return `${urls.settings}#reports`;
    case "moderation":
      return detail.ticketId
        ? urls.decision(detail.ticketId)
        : `${urls.settings}#admin-actions`;
    default:
      return postUrl(postId) ?? (group && urls.group(group.slug));
  }
}

/** Without an actor, these come from the author of an anonymous prayer request. */
const askerKinds = new Set<AppNotification["kind"]>([
  "comment",
  "thread",
  "mention",
  "prayer_update",
  "prayer_answered",
]);

/** 'Ann Lee', 'Ann Lee and Ben Roy', 'Ann Lee, Ben Roy and 5 others'. */
function formatNames({ kind, actors, actorsCount }: AppNotification): string {
  // The author is the actor only so that blocking them hides the reminder. Of those who prayed, only the number is shown.
  if (kind === "reminder" || kind === "prayed") return "";
  if (actorsCount === 0 && askerKinds.has(kind)) return askerName;
  const names = actors.map((person) => displayName(person));
  const others = actorsCount - names.length;
  if (others > 0) names.push(others === 1 ? "1 other" : `${others} others`);
  const last = names.pop() ?? "";
  return names.length === 0 ? last : `${names.join(", ")} and ${last}`;
}

function formatAction(notification: AppNotification): string {
  const { kind, detail, commentId, actorsCount } = notification;
  const what = postTypeLabels[detail.postType ?? "text"];
  const { kind: reported = "post" } = detail;
  // The kind is missing for admins who lost write access.
  const something = detail.kind ? `a ${detail.kind}` : "something";
  const title = detail.isPrivate ? "An event" : `“${detail.text ?? ""}”`;
  switch (kind) {
    case "comment":
      return `commented on your ${what}`;
    case "thread":
      return `also commented on ${detail.postType === "event" ? "an" : "a"} ${what}`;
    case "mention":
      if (detail.isReply) return "replied to you";
      return commentId ? "mentioned you in a comment" : "mentioned you";
    case "like":
      return `liked your ${what}`;
    case "follow":
      return "started following you";
    case "request":
      return "requested to follow you";
    case "accepted":
      return "accepted your follow request";
    case "reminder":
      return `${title} is coming up`;
    case "changed":
      return `changed the time or place of ${detail.isPrivate ? "an event" : title}`;
    case "cancelled":
      return `${title} was cancelled`;
    case "report":
      return `We reviewed your report of a ${reported}`;
    case "moderation":
      if (detail.isAppeal) return "We reviewed your appeal";
      return detail.byLeaders
        ? removalText(reported, notification.group?.name)
        : decisionText(detail.decision ?? "keep", reported);
    case "hidden_for_review":
      return "Your post was reported and is hidden until an admin reviews it";
    case "new_report":
      return `Someone reported ${something}`;
    case "urgent_report":
      return `Urgent: someone reported ${something}`;
    case "prayed":
      return `${actorsCount} ${plural(actorsCount, "person", "people")} prayed for you`;
    case "prayer_update":
      return "wrote an update on a prayer request";
    case "prayer_answered":
      return "shared how a prayer was answered";
    case "prayer_check_in":
      return "How is your prayer request going?";
    default:
      return groupNotificationText(notification);
  }
}

const postTypeLabels = {
  text: "post",
  image: "picture",
  video: "video",
  prayer: "prayer request",
  event: "event",
  verse: "verse",
};

/** 'Saturday, June 6, 2026, 6:30 PM (New York time), St Mark's Hall'. */
function eventDetailsText({
  date,
  time,
  timeZone,
  location,
}: AppNotification["detail"]) {
  if (!date) return null;
  const clock = time ? `, ${timeLabel(time)}` : "";
  const zone = time && timeZone ? ` (${zoneLabel(timeZone)})` : "";
  return `${dateLabel(date)}${clock}${zone}${location ? `, ${location}` : ""}`;
}
