import type { Item } from "~/browser/outbox/item";
import { plural } from "~/shared/text";

/** What the bar says of all of them. */
export function outboxWords(items: readonly Item[]): string {
  const failed = items.filter(({ state }) => state === "failed").length;
  const waiting = items.length - failed;
  const notSent = `${failed} ${plural(failed, "was", "were")} not sent`;
  if (failed === 0) return `${waiting} waiting to be sent`;
  return waiting === 0 ? notSent : `${notSent}, ${waiting} waiting`;
}

const toggles: Record<string, [on: string, off: string]> = {
  like: ["Like", "Like taken back"],
  follow: ["Follow", "Follow taken back"],
  interest: ["Interest in an event", "Interest taken back"],
};

const posts: Record<string, string> = {
  text: "Post",
  prayer: "Prayer",
  image: "Picture",
  video: "Video",
  event: "Event",
  verse: "Verse",
};

/** What one of them is. */
export function itemName({ kind, body, about }: Item): string {
  if (kind === "comment") return "Comment";
  if (kind === "post") return posts[String(about)] ?? "Post";
  const { desired } = (body ?? {}) as Record<string, unknown>;
  return toggles[kind]?.[desired === false ? 1 : 0] ?? "Something";
}
