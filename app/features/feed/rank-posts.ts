import type { PostType } from "~/features/posts/post";
import {
  toPreferenceIds,
  type PreferenceId,
} from "~/features/users/preference";

/**
 * Sermons, testimonies and community life have no post type of their own: people share them as text
 * and images. There are no posts about games.
 */
const typesByPreference: Record<PreferenceId, readonly PostType[]> = {
  videos: ["video"],
  verses: ["verse"],
  prayers: ["prayer"],
  sermons: ["text", "image"],
  events: ["event"],
  games: [],
  community: ["text", "image"],
  testimonies: ["text", "image"],
};

/** Positions. Small, so that the page still reads as the latest news. */
const maxRise = 3;

/**
 * Moves posts of the viewer's preferred types up by at most three positions on a page that is sorted
 * newest first. Otherwise posts keep their order. The viewer's own posts count as preferred, so that
 * nothing overtakes a post they have just written.
 */
export function rankPosts<Item extends { type: PostType; userId: string }>(
  posts: readonly Item[],
  { id, preferenceBits }: { id: string; preferenceBits: number },
): Item[] {
  const preferred = new Set(
    toPreferenceIds(preferenceBits).flatMap((id) => typesByPreference[id]),
  );
  // Half a position extra, so that it sorts before the post it displaces.
  const ranked = posts.map((post, index) => ({
    post,
    rank:
      preferred.has(post.type) || post.userId === id
        ? index - maxRise - 0.5
        : index,
  }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ post }) => post);
}
