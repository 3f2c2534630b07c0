import type { PostType, RankReason } from "~/features/posts/post";
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

export interface RankedPost {
  id: string;
  /** For an anonymous request its own id, as if each had another author. */
  userId: string;
  type: PostType;
  isFollowed: boolean;
  /** ms */
  createdAt: number;
}

export interface RankingViewer {
  id: string;
  preferenceBits: number;
  /** ms, the previous visit; 0 before the first. */
  seenAt: number;
}

/** Positions that a post rises, among 100. */
const riseByReason: Record<RankReason, number> = {
  own: 100,
  followed: 30,
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
  viewer: RankingViewer,
): { post: Item; reason: RankReason }[] {
  const preferred = new Set(
    toPreferenceIds(viewer.preferenceBits).flatMap(
      (id) => typesByPreference[id],
    ),
  );
  const ranked = posts
    .map((post, index) => {
      const reason = getReason(post, viewer, preferred);
      const isNew = post.createdAt > viewer.seenAt || reason === "own";
      return { post, reason, isNew, rank: index - riseByReason[reason] };
    })
    .sort((a, b) => Number(b.isNew) - Number(a.isNew) || a.rank - b.rank);
  const ordered = spreadAuthors(ranked);
  const newestAt = ordered.findIndex(({ post }) => post === posts[0]);
  if (newestAt > lowestNewest)
    ordered.splice(lowestNewest, 0, ...ordered.splice(newestAt, 1));
  return ordered;
}

/** The first that applies. */
function getReason(
  post: RankedPost,
  { id, seenAt }: RankingViewer,
  preferred: ReadonlySet<PostType>,
): RankReason {
  if (post.userId === id) return "own";
  if (post.isFollowed) return "followed";
  if (preferred.has(post.type)) return "preferred";
  return seenAt > 0 && post.createdAt > seenAt ? "new" : "recent";
}

function spreadAuthors<Item extends { post: { userId: string } }>(
  items: readonly Item[],
): Item[] {
  const waiting = [...items];
  const ordered: Item[] = [];
  while (waiting.length > 0) {
    const [before, last] = ordered.slice(-maxInARow);
    const crowded =
      before?.post.userId === last?.post.userId && last?.post.userId;
    const next = waiting.findIndex(({ post }) => post.userId !== crowded);
    ordered.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return ordered;
}
