import type { Item } from "~/client/outbox-item";
import { plural } from "~/shared/text";

export function outboxLabel(items: readonly Item[]): string {
  const failed = items.filter(({ state }) => state === "failed").length;
  const waiting = items.length - failed;
  const notSent = `${failed} ${plural(failed, "was", "were")} not sent`;
  if (failed === 0) return `${waiting} waiting to be sent`;
  return waiting === 0 ? notSent : `${notSent}, ${waiting} waiting`;
}

const toggles: Record<string, [on: string, off: string]> = {
  like: ["Like", "Removed like"],
  prayed: ["“I prayed”", "Undo of “I prayed”"],
  follow: ["Follow", "Unfollow"],
  listed_prayer: ["I prayed", ""],
  interest: ["Interest in an event", "No longer interested"],
};

const posts: Record<string, string> = {
  text: "Post",
  prayer: "Prayer",
  image: "Picture",
  video: "Video",
  event: "Event",
  verse: "Verse",
};

export function itemName({ kind, body, payload }: Item): string {
  if (kind === "comment") return "Comment";
  if (kind === "post") return posts[String(payload)] ?? "Post";
  const { desired } = (body ?? {}) as Record<string, unknown>;
  return toggles[kind]?.[desired === false ? 1 : 0] ?? "Something";
}
