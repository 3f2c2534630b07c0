import type { PostType } from "~/features/posts/post";
import { idsOf } from "~/features/users/preference";
import type { PreferenceId } from "~/features/users/preference";

/**
 * Which kinds of post speak of a preference. Sermons, testimonies and everyday life have no kind of
 * their own: they are told in words and pictures. Games are no posts.
 */
const kinds: Record<PreferenceId, readonly PostType[]> = {
  videos: ["video"],
  verses: ["verse"],
  prayers: ["prayer"],
  sermons: ["text", "image"],
  events: ["event"],
  games: [],
  community: ["text", "image"],
  testimonies: ["text", "image"],
};

/** Places; so few that the page still tells what has just happened. */
const riseMax = 3;

/**
 * One page, newest first, in which posts of the kinds that a reader prefers (as bits) stand up to
 * three places higher. Posts that are alike in that keep their order. A reader's own count as preferred:
 * nothing passes what he has just written.
 */
export function arrange<Item extends { type: PostType; userId: string }>(
  posts: readonly Item[],
  { id, preferenceBits }: { id: string; preferenceBits: number },
): Item[] {
  const preferred = new Set(idsOf(preferenceBits).flatMap((id) => kinds[id]));
  // By half a place more than it rises, so that it passes the post whose place it takes.
  const placed = posts.map((post, at) => ({
    post,
    place:
      preferred.has(post.type) || post.userId === id ? at - riseMax - 0.5 : at,
  }));
  return placed.sort((a, b) => a.place - b.place).map(({ post }) => post);
}
