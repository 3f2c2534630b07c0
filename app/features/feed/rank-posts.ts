import type { PostType, RankReason } from "~/features/posts/post";
import { toPreferenceBits } from "~/features/users/preference";

const textPreferences = toPreferenceBits([
  "sermons",
  "community",
  "testimonies",
]);

/**
 * The preferences for posts of a type, as in `users.preferenceBits`. Sermons, testimonies and community life have no post
 * type of their own: people share them as text and images. There are no posts about games.
 */
export const preferencesByType: Record<PostType, number> = {
  text: textPreferences,
  image: textPreferences,
  video: toPreferenceBits(["videos"]),
  prayer: toPreferenceBits(["prayers"]),
  event: toPreferenceBits(["events"]),
  verse: toPreferenceBits(["verses"]),
};

export interface RankedPost {
  id: string;
  /** For an anonymous request its own id, as if each had another author. */
  userId: string;
  reason: RankReason;
  /** Posted since the viewer's previous visit, or by the viewer. */
  isNew: 0 | 1;
}

/** Positions that a post rises, among 100. */
export const riseByReason: Record<RankReason, number> = {
  own: 100,
  followed: 30,
  group: 30,
  preferred: 10,
  new: 0,
  recent: 0,
};

const maxInARow = 2;
/** The newest post is always near the top, so that what was just posted is on the first page. */
const lowestNewest = 9;

/**
 * The order of For you, over the newest posts, sorted newest first. Posts that are new since the viewer's previous visit
 * come first. Within both parts a post's rank is its age in positions, less the rise for its reason. At most two posts in
 * a row are by the same author, as long as there are others.
 */
export function rankPosts<Item extends RankedPost>(
  posts: readonly Item[],
): Item[] {
  const ranked = posts
    .map((post, index) => ({ post, rank: index - riseByReason[post.reason] }))
    .sort((a, b) => b.post.isNew - a.post.isNew || a.rank - b.rank);
  const ordered = spreadAuthors(ranked.map(({ post }) => post));
  const newestAt = ordered.findIndex((post) => post === posts[0]);
  if (newestAt > lowestNewest)
    ordered.splice(lowestNewest, 0, ...ordered.splice(newestAt, 1));
  return ordered;
}

function spreadAuthors<Item extends RankedPost>(
  items: readonly Item[],
): Item[] {
  const waiting = [...items];
  const ordered: Item[] = [];
  while (waiting.length > 0) {
    const [before, last] = ordered.slice(-maxInARow);
    const crowded = before?.userId === last?.userId && last?.userId;
    const next = waiting.findIndex(({ userId }) => userId !== crowded);
    ordered.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return ordered;
}
