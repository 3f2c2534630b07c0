import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { listReels } from "~/features/reels/reels.server";
import { markReelsSeen } from "~/features/reels/seen.server";
import type { Visit } from "~/features/reels/visit";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { recordStatements } from "../helpers/recording-database";
import {
  newPeople,
  newPerson,
  newPosts,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch, sqlCount } from "../helpers/site";

const visitNow = (seed = 0): Visit => ({ seed, at: Date.now() + 60_000 });

const nextOf = (response: Response) => {
  const link = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "");
  return link?.[1] ?? null;
};

/** All that a visit shows, page by page. */
async function watch(
  { client }: SignedIn,
  visit: Visit,
  limit = 7,
): Promise<string[]> {
  const seen: string[] = [];
  let next: string | null = `${urls.api.videos("", visit)}&limit=${limit}`;
  while (next !== null) {
    const response = await client.get(next);
    expect(response.status).toBe(200);
    const posts = await response.json<Post[]>();
    expect(posts.length).toBeLessThanOrEqual(limit);
    seen.push(...posts.map(({ id }) => id));
    next = nextOf(response);
  }
  return seen;
}

describe("the mix of videos", () => {
  let me: SignedIn;
  let author: SignedIn;
  let videos: string[];
  beforeAll(async () => {
    [me, author] = (await newPeople(2)) as [SignedIn, SignedIn];
    videos = await newPosts(author.id, 30, "video");
    await newPosts(author.id, 1, "text");
  });
  const theirs = (ids: readonly string[]) =>
    ids.filter((id) => videos.includes(id));
  const first = async ({ client }: SignedIn, post = "") => {
    const response = await client.get(
      urls.api.videos("", { ...visitNow(), post }),
    );
    const posts = await response.json<Post[]>();
    return posts.map(({ id }) => id);
  };
  const seen = ({ client }: SignedIn, postIds: string[]) =>
    client.post(urls.api.videos("/seen"), { postIds });

  it.each([0, 2 ** 30, 2 ** 31 - 1])(
    "shows every video once, from %d on around the ring",
    async (seed) => {
      const shown = await watch(me, visitNow(seed));
      expect(new Set(shown).size).toBe(shown.length);
      expect(theirs(shown).sort()).toEqual([...videos].sort());
    },
  );

  it("is another order with another seed, and the same with the same", async () => {
    const [one, again, other] = [
      theirs(await watch(me, visitNow(5))),
      theirs(await watch(me, visitNow(5))),
      theirs(await watch(me, visitNow(2 ** 30))),
    ];
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
    expect(one).not.toEqual(videos);
  });

  it("leaves out what was seen before the visit, until all is to be seen again", async () => {
    const who = await newPerson();
    const before = { seed: 1, at: Date.now() };
    const some = videos.slice(0, 12);
    const replies = await Promise.all([seen(who, some), seen(who, some)]);
    expect(replies.map(({ status }) => status)).toEqual([204, 204]);
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM reels_seen WHERE userId = ${who.id}`,
      ),
    ).toBe(12);
    expect(theirs(await watch(who, visitNow()))).toHaveLength(18);
    // What is seen in a visit stays in it, so that its pages do not shift.
    expect(theirs(await watch(who, before))).toHaveLength(30);
    const again = await who.client.post(urls.api.videos("/restart"), {});
    const visit = await again.json<Visit>();
    expect(visit.at).toBeGreaterThanOrEqual(before.at);
    expect(theirs(await watch(who, visit))).toHaveLength(30);
  });

  it("has nothing of people who are muted or blocked", async () => {
    const who = await newPerson();
    await who.client.post(urls.api.mute(author.id), { desired: true });
    expect(theirs(await watch(who, visitNow()))).toEqual([]);
    expect(theirs(await first(who, videos[0]))).toEqual([]);
  });

  it("gives the one that is asked for before all others, seen or not, and once", async () => {
    const who = await newPerson();
    const [wanted = "", other = ""] = videos;
    await seen(who, [wanted]);
    for (const post of [wanted, other]) {
      const [one, ...others] = await first(who, post);
      expect(one).toBe(post);
      expect(others).not.toContain(post);
    }
    const address = urls.api.videos("", { ...visitNow(), post: "<script>" });
    await expectProblem(await who.client.get(address), 422);
  });

  it("opens at the one that is asked for, and at none that is hidden or no video", async () => {
    const who = await newPerson();
    const [wanted = ""] = videos;
    const page = async (post: string) =>
      (await who.client.get(urls.video(post))).text();
    expect(await page(wanted)).toContain("Post 1");
    await who.client.post(urls.api.block(author.id), { desired: true });
    expect(await page(wanted)).not.toContain(author.username);
    for (const post of ["nobody", "<script>", newId()]) {
      expect((await who.client.get(urls.video(post))).status).toBe(200);
    }
    expect((await new ApiClient().get(urls.videos)).status).toBe(401);
  });

  it("refuses visitors, other methods and what is no visit", async () => {
    const visitor = new ApiClient();
    const address = urls.api.videos("", visitNow());
    await expectProblem(await visitor.get(address), 401);
    for (const leaf of ["/seen", "/restart"]) {
      const path = urls.api.videos(leaf);
      await expectProblem(await visitor.post(path, { postIds: videos }), 401);
      await expectProblem(await me.client.get(path), 405);
    }
    for (const query of [
      "",
      "?seed=-1&at=1",
      "?seed=1e99&at=1",
      "?seed=1&at=x",
      "?seed=2147483648&at=0",
      "?seed=1&at=0&limit=101",
    ]) {
      const response = await me.client.get(`${urls.api.videos()}${query}`);
      await expectProblem(response, 422);
    }
    const lists = [[], ["x"], Array.from({ length: 51 }, () => newId()), [1]];
    for (const postIds of lists) {
      const response = await me.client.post(urls.api.videos("/seen"), {
        postIds,
      });
      await expectProblem(response, 422);
    }
  });

  it("forgets what was seen with the account", async () => {
    const who = await newPerson();
    await seen(who, videos.slice(0, 1));
    await sqlBatch([sql`DELETE FROM users WHERE id = ${who.id}`]);
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM reels_seen WHERE userId = ${who.id}`,
      ),
    ).toBe(0);
  });
});

describe("what a page of videos costs", () => {
  let mf: Awaited<ReturnType<typeof startBindings>>;
  let videos: ReturnType<typeof recordStatements>;
  let db: Db;
  beforeAll(async () => {
    mf = await startBindings(false);
    await prepareState(mf, { demo: false });
    videos = recordStatements(await mf.getD1Database("DB"));
    db = new Db(videos.database);
    await db.batch([
      sql`INSERT INTO users (id, username, createdAt) VALUES ('a', 'a', 1), ('b', 'b', 1)`,
    ]);
  });
  afterAll(() => mf.dispose());

  async function addVideos(count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => newId());
    for (let from = 0; from < count; from += 5000) {
      await db.batch([
        sql`INSERT INTO posts (id, userId, type, content, createdAt)
            SELECT value, 'a', 'video', 'Selah', 1 FROM json_each(${JSON.stringify(ids.slice(from, from + 5000))})`,
      ]);
    }
    return ids;
  }
  async function bill(): Promise<number> {
    videos.takeRowsRead();
    const page = await listReels(db, "b", { seed: 2 ** 29, at: 2, limit: 10 });
    expect(page.items).toHaveLength(10);
    return videos.takeRowsRead();
  }

  it("the same among a thousand times as many", async () => {
    await addVideos(40);
    const few = await bill();
    await addVideos(40_000);
    const many = await bill();
    console.log("rows read by 10 videos of 40 and of 40,040:", few, many);
    expect(Math.abs(many - few)).toBeLessThanOrEqual(2);
    expect(many).toBeLessThanOrEqual(50);
  });

  it("no more than the scan for somebody who has seen nearly all", async () => {
    await mf
      .getD1Database("DB")
      .then((plain) =>
        plain
          .prepare(
            "INSERT INTO reels_seen (userId, postId, seenAt) SELECT 'b', postId, 1 FROM reels",
          )
          .run(),
      );
    const [last = ""] = await addVideos(1);
    videos.takeRowsRead();
    const page = await listReels(db, "b", { seed: 0, at: 2, limit: 10 });
    const rows = videos.takeRowsRead();
    console.log("rows read where all of the scan was seen:", rows);
    expect(rows).toBeLessThanOrEqual(2000);
    expect(page.next).not.toBeNull();
    await markReelsSeen(db, "b", [last, "nobody"], 1);
  });
});
