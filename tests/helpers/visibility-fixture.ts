import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import {
  newComments,
  newEvents,
  newPeople,
  newPosts,
  newPrayer,
  type SignedIn,
} from "./seeds";
import { sqlBatch } from "./site";

/** The viewer's relation to `person`. */
export const viewerKinds = [
  "stranger",
  "blocker",
  "blocked",
  "muter",
  "muted",
] as const;
export type ViewerKind = (typeof viewerKinds)[number];

/** Ids for the path parameters of a URL. */
export type TargetIds = Record<
  "userId" | "postId" | "prayerId" | "eventId" | "commentId",
  string
>;

export interface VisibilityFixture {
  /** The user whose content must be visible or hidden. */
  person: SignedIn;
  /** Occurs only in content of `person`. */
  uniqueText: string;
  own: TargetIds;
  /** Content of a friend: they follow each other, and `person` has commented on the friend's post. */
  friends: TargetIds;
  viewers: Record<ViewerKind, SignedIn>;
}

/** More than any other test creates, so that `person` is suggested to every user who may see them. */
const followersCount = 90;

export async function createVisibilityFixture(): Promise<VisibilityFixture> {
  const [person, friend, ...rest] = (await newPeople(7)) as [
    SignedIn,
    SignedIn,
    ...SignedIn[],
  ];
  const [stranger, blocker, blocked, muter, muted] = rest as [
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  const uniqueText = `Hid ${person.username}`;
  const followerIds = (await newPeople(followersCount)).map(({ id }) => id);
  const now = Date.now();
  await sqlBatch([
    sql`INSERT INTO follows (followerId, followeeId, createdAt)
        SELECT value, ${person.id}, ${now} FROM json_each(${JSON.stringify([...followerIds, friend.id])})`,
    sql`INSERT INTO follows (followerId, followeeId, createdAt)
        VALUES (${person.id}, ${friend.id}, ${now})`,
  ]);
  const own = await createContent(person, person);
  const friends = await createContent(friend, person);
  // Created last, so that it is the newest post.
  const response = await person.client.post(urls.api.posts(), {
    type: "text",
    content: uniqueText,
  });
  own.postId = (await response.json<Post>()).id;
  await sqlBatch([
    sql`INSERT INTO blocks (blockerId, blockedId, createdAt)
        VALUES (${blocker.id}, ${person.id}, ${now}), (${person.id}, ${blocked.id}, ${now})`,
    sql`INSERT INTO mutes (muterId, mutedId, createdAt)
        VALUES (${muter.id}, ${person.id}, ${now}), (${person.id}, ${muted.id}, ${now})`,
  ]);
  const all = { stranger, blocker, blocked, muter, muted };
  return { person, uniqueText, own, friends, viewers: all };
}

/** Other tests depend on who has the most followers. */
export async function removeFollowers({
  person,
}: VisibilityFixture): Promise<void> {
  await sqlBatch([sql`DELETE FROM follows WHERE followeeId = ${person.id}`]);
}

async function createContent(
  author: SignedIn,
  commenter: SignedIn,
): Promise<TargetIds> {
  const [postId = ""] = await newPosts(author.id, 1);
  const prayerId = await newPrayer(author.id);
  const [eventId = ""] = await newEvents(author.id, 1);
  const [commentId = ""] = await newComments(postId, commenter.id, 1);
  return { userId: author.id, postId, prayerId, eventId, commentId };
}
