import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { findWrongCounts } from "../helpers/find-wrong-counts";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlRows } from "../helpers/site";

/** 2,500 actions, as 25 small communities of 100 that act side by side. */
const communities = 25;
const actionsEach = 100;
const membersEach = 4;
const atOnce = 10;

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
  who: number;
  /** Which of the posts there are, counted round. */
  target: number;
  /** Undefined turns over. */
  desired: boolean | undefined;
}

const action: fc.Arbitrary<Action> = fc.record({
  // Reactions outnumber posts, as they do everywhere.
  kind: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom("post", "event", "delete") },
    { weight: 4, arbitrary: fc.constantFrom(...kinds.slice(2, -1)) },
  ),
  who: fc.nat({ max: membersEach - 1 }),
  target: fc.nat({ max: 50 }),
  desired: fc.constantFrom(true, false, undefined),
});

/** What a post should look like after everything that was done to it. */
interface Expected {
  id: string;
  author: number;
  isEvent: boolean;
  likes: Set<number>;
  interests: Set<number>;
  comments: { id: string; who: number }[];
  shares: number;
}

let people: SignedIn[];

beforeAll(async () => {
  people = await newPeople(communities * membersEach);
});

function turn(set: Set<number>, who: number, desired: boolean | undefined) {
  if (desired ?? !set.has(who)) set.add(who);
  else set.delete(who);
}

/** One community lives its actions one after the other; gives the posts that are left. */
async function live(members: SignedIn[], actions: Action[]) {
  const posts: Expected[] = [];
  for (const { kind, who, target, desired } of actions) {
    const member = members[who];
    if (!member) throw new Error("There is no such member");
    const { client } = member;
    const call = async <Reply>(status: number, answer: Promise<Response>) => {
      const response = await answer;
      const text = await response.text();
      expect(response.status, `${kind}: ${text}`).toBe(status);
      return (text === "" ? null : JSON.parse(text)) as Reply;
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
        author: who,
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
        turn(post.likes, who, desired);
        expect(
          await call(200, client.post(urls.api.like(post.id), toggle)),
        ).toEqual({ liked: post.likes.has(who), likesCount: post.likes.size });
        break;
      case "interest":
        if (post.isEvent) turn(post.interests, who, desired);
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
        post.comments.push({ id, who });
        break;
      }
      case "uncomment": {
        const [comment] = post.comments;
        if (!comment) break;
        const own = comment.who === who;
        const address = urls.api.comment(post.id, comment.id);
        await call(own ? 204 : 403, client.send("DELETE", address));
        if (own) post.comments.shift();
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
        const own = post.author === who;
        const gone = client.send("DELETE", urls.api.post(post.id));
        await call(own ? 204 : 403, gone);
        if (own) posts.splice(at, 1);
        break;
      }
    }
  }
  return posts;
}

it(
  "after 2,500 random actions every count is what was done",
  { timeout: 120_000 },
  async () => {
    const lives = fc.sample(
      fc.array(action, { minLength: actionsEach, maxLength: actionsEach }),
      { numRuns: communities, seed: 20_260_101 },
    );
    const queue = lives.entries();
    const left: Expected[] = [];
    const work = async () => {
      for (const [i, actions] of queue) {
        const members = people.slice(i * membersEach, (i + 1) * membersEach);
        left.push(...(await live(members, actions)));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));

    const ids = JSON.stringify(people.map(({ id }) => id));
    const rows = await sqlRows(
      sql`SELECT id, likesCount, commentsCount, sharesCount, interestsCount FROM posts
          WHERE userId IN (SELECT value FROM json_each(${ids})) ORDER BY id`,
    );
    expect(rows).toEqual(
      left
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
