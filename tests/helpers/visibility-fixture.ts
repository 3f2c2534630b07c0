import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { newComments, newEvents, newPeople, newPosts } from "./seeds";
import type { SignedIn } from "./seeds";
import { sqlBatch } from "./site";

/** How a viewer stands to the one person whom all of this is about. */
export const viewerKinds = [
  "stranger",
  "blocker",
  "blocked",
  "muter",
  "muted",
] as const;
export type ViewerKind = (typeof viewerKinds)[number];

/** Ids for the places of an address: what is the person's own, and a third's where he takes part. */
export type TargetIds = Record<"userId" | "postId" | "eventId" | "commentId", string>;

export interface VisibilityFixture {
  person: SignedIn;
  /** Words that only he writes. */
  words: string;
  own: TargetIds;
  /** A friend's: he follows him, is followed by him, and has commented on his post. */
  friends: TargetIds;
  viewers: Record<ViewerKind, SignedIn>;
}

/** More than any other test gives anybody, so that he is suggested to whoever may see him. */
const followers = 90;

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
  const words = `Hid ${person.username}`;
  const crowd = (await newPeople(followers)).map(({ id }) => id);
  const now = Date.now();
  await sqlBatch([
    sql`INSERT INTO follows (followerId, followeeId, createdAt)
        SELECT value, ${person.id}, ${now} FROM json_each(${JSON.stringify([...crowd, friend.id])})`,
    sql`INSERT INTO follows (followerId, followeeId, createdAt)
        VALUES (${person.id}, ${friend.id}, ${now})`,
  ]);
  const own = await thingsOf(person, person);
  const friends = await thingsOf(friend, person);
  // Last, so that nobody's is newer.
  const response = await person.client.post(urls.api.posts(), {
    type: "text",
    content: words,
  });
  own.postId = (await response.json<Post>()).id;
  await sqlBatch([
    sql`INSERT INTO blocks (blockerId, blockedId, createdAt)
        VALUES (${blocker.id}, ${person.id}, ${now}), (${person.id}, ${blocked.id}, ${now})`,
    sql`INSERT INTO mutes (muterId, mutedId, createdAt)
        VALUES (${muter.id}, ${person.id}, ${now}), (${person.id}, ${muted.id}, ${now})`,
  ]);
  const all = { stranger, blocker, blocked, muter, muted };
  return { person, words, own, friends, viewers: all };
}

/** Other tests ask who is followed most. */
export async function removeFollowers({ person }: VisibilityFixture): Promise<void> {
  await sqlBatch([sql`DELETE FROM follows WHERE followeeId = ${person.id}`]);
}

async function thingsOf(author: SignedIn, speaker: SignedIn): Promise<TargetIds> {
  const [postId = ""] = await newPosts(author.id, 1);
  const [eventId = ""] = await newEvents(author.id, 1);
  const [commentId = ""] = await newComments(postId, speaker.id, 1);
  return { userId: author.id, postId, eventId, commentId };
}
