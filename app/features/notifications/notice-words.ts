import { dateLabel, timeLabel, zoneLabel } from "~/features/posts/event-time";
import { displayName } from "~/features/users/user";
import { urls } from "~/shared/urls";
import type { Notice } from "./notice";

interface NoticeWords {
  /** Who, as `names` of the sentence; empty where it is nobody. */
  names: string;
  /** What they did, or what is the matter: the rest of the sentence. */
  act: string;
  /** What was written, or when and where something is; null where there is nothing more to say. */
  quote: string | null;
}

/** What a notice says. 'Ann Lee' + 'liked your post' + the post's first words. */
export function noticeWords(notice: Notice): NoticeWords {
  const { detail } = notice;
  return {
    names: namesOf(notice),
    act: actOf(notice),
    quote: isOfEvent(notice) ? whenWords(detail) : detail.words || null,
  };
}

/** The same for a screen that is locked: of a prayer it never says the words. */
export function lockedWords(notice: Notice): { title: string; body: string } {
  const { names, act, quote } = noticeWords(notice);
  const isPrayer = notice.detail.post === "prayer";
  return {
    title: names ? `${names} ${act}` : act,
    body: isPrayer ? "" : (quote ?? ""),
  };
}

/** Of one's own page: those who ask stand above those who may. */
const followers = `${urls.profile()}?tab=followers`;

const postOf = (postId: string | null) => postId && urls.post(postId);
const commentsOf = (postId: string | null) =>
  postId && urls.postComments(postId);

/** Where a notice leads, null where there is nothing to see; what it tells of may be gone by then. */
export function noticeUrl({
  kind,
  postId,
  commentId,
  people,
  peopleCount,
  detail,
}: Notice): string | null {
  const [person] = people;
  switch (kind) {
    case "new_report":
    case "urgent_report":
      return detail.ticketId
        ? urls.admin({ view: "reports", ticket: detail.ticketId })
        : null;
    case "hidden_for_review":
      return postOf(postId);
    case "comment":
    case "thread":
      return commentsOf(postId);
    case "mention":
      return commentId ? commentsOf(postId) : postOf(postId);
    case "like":
    case "reminder":
    case "changed":
      return postOf(postId);
    case "follow":
      return person && peopleCount === 1 ? urls.profile(person.id) : followers;
    case "request":
      return followers;
    case "accepted":
      return person ? urls.profile(person.id) : null;
    case "cancelled":
      return null;
    case "report":
      return `${urls.settings}#reports`;
    case "moderation":
      return detail.ticketId
        ? urls.decision(detail.ticketId)
        : `${urls.settings}#acts`;
  }
}

/** 'Ann Lee', 'Ann Lee and Ben Roy', 'Ann Lee, Ben Roy and 5 others'. */
function namesOf({ kind, people, peopleCount }: Notice): string {
  // It is near, whoever has invited to it.
  if (kind === "reminder") return "";
  const names = people.map((person) => displayName(person));
  const others = peopleCount - names.length;
  if (others > 0) names.push(others === 1 ? "1 other" : `${others} others`);
  const last = names.pop() ?? "";
  return names.length === 0 ? last : `${names.join(", ")} and ${last}`;
}

const isOfEvent = ({ kind }: Notice) =>
  kind === "reminder" || kind === "changed" || kind === "cancelled";

function actOf({ kind, detail, commentId }: Notice): string {
  const what = postWords[detail.post ?? "text"];
  const title = `“${detail.words ?? ""}”`;
  switch (kind) {
    case "comment":
      return `commented on your ${what}`;
    case "thread":
      return `also commented on ${detail.post === "event" ? "an" : "a"} ${what}`;
    case "mention":
      if (detail.reply) return "replied to you";
      return commentId ? "mentioned you in a comment" : "mentioned you";
    case "like":
      return `liked your ${what}`;
    case "follow":
      return "started following you";
    case "request":
      return "asks to follow you";
    case "accepted":
      return "accepted your follow request";
    case "reminder":
      return `${title} is coming up`;
    case "changed":
      return `changed the time or place of ${title}`;
    case "cancelled":
      return `${title} was cancelled`;
    case "report":
      return `Your report of ${reportedWords[detail.kind ?? "post"]} was decided`;
    case "moderation":
      return moderationWords(detail);
    case "hidden_for_review":
      return "Your post was reported and is hidden until an admin reviews it";
    case "new_report":
      return `Someone reported ${reported(detail)}`;
    case "urgent_report":
      return `Urgent: someone reported ${reported(detail)}`;
  }
}

const postWords = {
  text: "post",
  image: "picture",
  video: "video",
  prayer: "prayer request",
  event: "event",
  verse: "verse",
} as const satisfies Record<NonNullable<Notice["detail"]["post"]>, string>;

const reportedWords = {
  post: "a post",
  comment: "a comment",
  person: "a person",
} as const satisfies Record<NonNullable<Notice["detail"]["kind"]>, string>;

/** Admins who lost write access aren't told what it is. */
const reported = ({ kind }: Notice["detail"]) =>
  kind ? reportedWords[kind] : "something";

function moderationWords({
  kind,
  decision,
  isAppeal,
}: Notice["detail"]): string {
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
      return `Your ${what} was reported, looked at, and left as it is`;
  }
}

/** 'Saturday, June 6, 2026, 6:30 PM (New York time), St Mark's Hall'. */
function whenWords({ date, time, timeZone, location }: Notice["detail"]) {
  if (!date) return null;
  const clock = time ? `, ${timeLabel(time)}` : "";
  const zone = time && timeZone ? ` (${zoneLabel(timeZone)})` : "";
  return `${dateLabel(date)}${clock}${zone}${location ? `, ${location}` : ""}`;
}
