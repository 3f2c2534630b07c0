import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { findWrongCounts } from "../helpers/find-wrong-counts";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlRows } from "../helpers/site";

/** 1,200 actions: 100 in each of 12 small communities, which run concurrently. */
const communities = 12;
const actionsEach = 100;
/** Two, so that likes and interests are often withdrawn, and comments and posts are often those of the other. */
const membersEach = 2;
const concurrency = 10;

const kinds = [
  "post",
  "event",
  "like",
  "comment",
  "uncomment",
  "interest",
  "share",
  "delete",
] as const;

interface Action {
  kind: (typeof kinds)[number];
  actor: number;
  /** The post's index, modulo the number of posts. */
  target: number;
  /** Undefined toggles. */
  desired: boolean | undefined;
}

const action: fc.Arbitrary<Action> = fc.record({
  // Reactions outnumber posts, as in real use.
  kind: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom("post", "event", "delete") },
    { weight: 4, arbitrary: fc.constantFrom(...kinds.slice(2, -1)) },
  ),
  actor: fc.nat({ max: membersEach - 1 }),
  target: fc.nat({ max: 50 }),
  desired: fc.constantFrom(true, false, undefined),
});

/** The expected state of a post. */
interface Expected {
  id: string;
  author: number;
  isEvent: boolean;
  likes: Set<number>;
  interests: Set<number>;
  comments: { id: string; actor: number }[];
  shares: number;
}

let people: SignedIn[];

beforeAll(async () => {
  people = await newPeople(communities * membersEach);
});

function toggleActor(
  set: Set<number>,
  actor: number,
  desired: boolean | undefined,
) {
  if (desired ?? !set.has(actor)) set.add(actor);
  else set.delete(actor);
}

/** Performs a community's actions in order and returns the remaining posts. */
async function performActions(members: SignedIn[], actions: Action[]) {
  const posts: Expected[] = [];
  for (const { kind, actor, target, desired } of actions) {
    const member = members[actor];
    if (!member) throw new Error("There is no such member");
    const { client } = member;
    const call = async <Body>(status: number, request: Promise<Response>) => {
      const response = await request;
      const text = await response.text();
      expect(response.status, `${kind}: ${text}`).toBe(status);
      return (text === "" ? null : JSON.parse(text)) as Body;
    };
    if (kind === "post" || kind === "event") {
      const body =
        kind === "post"
          ? { type: "prayer", content: "Lord, have mercy." }
          : {
              type: "event",
              eventData: { title: "Vigil", date: "2099-12-24" },
            };
      const sent = client.post(urls.api.posts(), body);
      posts.push({
        id: (await call<Post>(201, sent)).id,
        author: actor,
        isEvent: kind === "event",
        likes: new Set(),
        interests: new Set(),
        comments: [],
        shares: 0,
      });
      continue;
    }
    const at = target % Math.max(1, posts.length);
    const post = posts[at];
    if (!post) continue;
    const toggle = desired === undefined ? {} : { desired };
    switch (kind) {
      case "like":
        toggleActor(post.likes, actor, desired);
        expect(
          await call(200, client.post(urls.api.like(post.id), toggle)),
        ).toEqual({
          liked: post.likes.has(actor),
          likesCount: post.likes.size,
        });
        break;
      case "interest":
        if (post.isEvent) toggleActor(post.interests, actor, desired);
        await call(
          post.isEvent ? 200 : 404,
          client.post(urls.api.eventInterest(post.id), toggle),
        );
        break;
      case "comment": {
        const sent = client.post(urls.api.comments(post.id), {
          content: "Amen",
        });
        const { id } = await call<{ id: string }>(201, sent);
        post.comments.push({ id, actor });
        break;
      }
      case "uncomment": {
        const [comment] = post.comments;
        if (!comment) break;
        // The post's author may remove any comment.
        const isOwn = [comment.actor, post.author].includes(actor);
        const address = urls.api.comment(post.id, comment.id);
        await call(isOwn ? 204 : 403, client.send("DELETE", address));
        if (isOwn) post.comments.shift();
        break;
      }
      case "share":
        post.shares += 1;
        expect(await call(200, client.post(urls.api.share(post.id)))).toEqual({
          shared: true,
          sharesCount: post.shares,
        });
        break;
      case "delete": {
        const isOwn = post.author === actor;
        const deletion = client.send("DELETE", urls.api.post(post.id));
        await call(isOwn ? 204 : 403, deletion);
        if (isOwn) posts.splice(at, 1);
        break;
      }
    }
  }
  return posts;
}

it(
  "every count is right after 1,200 random actions",
  { timeout: 120_000 },
  async () => {
    const sequences = fc.sample(
      fc.array(action, { minLength: actionsEach, maxLength: actionsEach }),
      { numRuns: communities, seed: 20_260_101 },
    );
    const queue = sequences.entries();
    const remaining: Expected[] = [];
    const work = async () => {
      for (const [i, actions] of queue) {
        const members = people.slice(i * membersEach, (i + 1) * membersEach);
        remaining.push(...(await performActions(members, actions)));
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));

    const ids = JSON.stringify(people.map(({ id }) => id));
    const rows = await sqlRows(
      sql`SELECT id, likesCount, commentsCount, sharesCount, interestsCount FROM posts
          WHERE userId IN (SELECT value FROM json_each(${ids})) ORDER BY id`,
    );
    expect(rows).toEqual(
      remaining
        .map((post) => ({
          id: post.id,
          likesCount: post.likes.size,
          commentsCount: post.comments.length,
          sharesCount: post.shares,
          interestsCount: post.interests.size,
        }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
    expect(await findWrongCounts()).toEqual([]);
  },
);
