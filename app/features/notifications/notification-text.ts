import { dateLabel, timeLabel, zoneLabel } from "~/features/posts/event-time";
import { displayName } from "~/features/users/user";
import { urls } from "~/shared/urls";
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
  const { kind, detail } = notification;
  if (detail.isPrivate)
    return { title: privateTitles[kind] ?? "News for you", body: "" };
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
    case "like":
    case "reminder":
    case "changed":
    case "hidden_for_review":
      return postUrl(postId);
    case "follow":
      return actor && actorsCount === 1 ? urls.profile(actor.id) : followers;
    case "request":
      return followers;
    case "accepted":
      return actor ? urls.profile(actor.id) : null;
    case "cancelled":
      return null;
    case "report":
      return `${urls.settings}#reports`;
    case "moderation":
      return detail.ticketId
        ? urls.decision(detail.ticketId)
        : `${urls.settings}#admin-actions`;
  }
}

/** 'Ann Lee', 'Ann Lee and Ben Roy', 'Ann Lee, Ben Roy and 5 others'. */
function formatNames({ kind, actors, actorsCount }: AppNotification): string {
  // The author is the actor only so that blocking them hides the reminder.
  if (kind === "reminder") return "";
  const names = actors.map((person) => displayName(person));
  const others = actorsCount - names.length;
  if (others > 0) names.push(others === 1 ? "1 other" : `${others} others`);
  const last = names.pop() ?? "";
  return names.length === 0 ? last : `${names.join(", ")} and ${last}`;
}

function formatAction({ kind, detail, commentId }: AppNotification): string {
  const what = postTypeLabels[detail.postType ?? "text"];
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
      return `We reviewed your report of ${reportedKindLabels[detail.kind ?? "post"]}`;
    case "moderation":
      return moderationText(detail);
    case "hidden_for_review":
      return "Your post was reported and is hidden until an admin reviews it";
    case "new_report":
      return `Someone reported ${formatReportedKind(detail)}`;
    case "urgent_report":
      return `Urgent: someone reported ${formatReportedKind(detail)}`;
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

const reportedKindLabels = {
  post: "a post",
  comment: "a comment",
  person: "a person",
};

/** `kind` is missing for admins who lost write access. */
const formatReportedKind = ({ kind }: AppNotification["detail"]) =>
  kind ? reportedKindLabels[kind] : "something";

function moderationText({
  kind,
  decision,
  isAppeal,
}: AppNotification["detail"]): string {
  if (isAppeal) return "We reviewed your appeal";
  const what = kind === "person" ? "account" : (kind ?? "post");
  switch (decision) {
    case "hide":
      return `Your ${what} was hidden from others`;
    case "delete":
      return `Your ${what} was deleted`;
    case "warn":
      return "You were warned";
    case "suspend":
      return "Your account was suspended";
    case "lift":
      return "Your suspension was lifted";
    default:
      return `Your ${what} was reported, reviewed and kept`;
  }
}

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
