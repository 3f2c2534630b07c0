import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { listReels, markReelsSeen } from "~/features/reels/reels.server";
import type { Visit } from "~/features/reels/visit";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { startDatabases } from "../helpers/databases";
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

const getNextPath = (response: Response) => {
  const link = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "");
  return link?.[1] ?? null;
};

/** Lists all videos of a visit, page by page. */
async function listAllVideos(
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
    next = getNextPath(response);
  }
  return seen;
}

describe("GET /api/videos", () => {
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
    "shows every video once, from position %d on, and wraps around",
    async (seed) => {
      const shown = await listAllVideos(me, visitNow(seed));
      expect(new Set(shown).size).toBe(shown.length);
      expect(theirs(shown).sort()).toEqual([...videos].sort());
    },
  );

  it("has the same order for the same seed, and another for another seed", async () => {
    const [one, again, other] = [
      theirs(await listAllVideos(me, visitNow(5))),
      theirs(await listAllVideos(me, visitNow(5))),
      theirs(await listAllVideos(me, visitNow(2 ** 30))),
    ];
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
    expect(one).not.toEqual(videos);
  });

  it("omits videos seen before the visit, until the user restarts", async () => {
    const user = await newPerson();
    const before = { seed: 1, at: Date.now() };
    const some = videos.slice(0, 12);
    const responses = await Promise.all([seen(user, some), seen(user, some)]);
    expect(responses.map(({ status }) => status)).toEqual([204, 204]);
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM reels_seen WHERE userId = ${user.id}`,
      ),
    ).toBe(12);
    expect(theirs(await listAllVideos(user, visitNow()))).toHaveLength(18);
    // Videos seen during a visit stay in it, so that its pages don't shift.
    expect(theirs(await listAllVideos(user, before))).toHaveLength(30);
    const again = await user.client.post(urls.api.videos("/restart"), {});
    const visit = await again.json<Visit>();
    expect(visit.at).toBeGreaterThanOrEqual(before.at);
    expect(theirs(await listAllVideos(user, visit))).toHaveLength(30);
  });

  it("omits videos of muted users", async () => {
    const user = await newPerson();
    await user.client.post(urls.api.mute(author.id), { desired: true });
    expect(theirs(await listAllVideos(user, visitNow()))).toEqual([]);
    expect(theirs(await first(user, videos[0]))).toEqual([]);
  });

  it("puts the requested video first, seen or not, and only once", async () => {
    const user = await newPerson();
    const [requested = "", other = ""] = videos;
    await seen(user, [requested]);
    for (const post of [requested, other]) {
      const [one, ...others] = await first(user, post);
      expect(one).toBe(post);
      expect(others).not.toContain(post);
    }
    const address = urls.api.videos("", { ...visitNow(), post: "<script>" });
    await expectProblem(await user.client.get(address), 422);
  });

  it("opens the page at the requested video, unless it's blocked or doesn't exist", async () => {
    const user = await newPerson();
    const [requested = ""] = videos;
    const page = async (post: string) =>
      (await user.client.get(urls.video(post))).text();
    expect(await page(requested)).toContain("Post 1");
    await user.client.post(urls.api.block(author.id), { desired: true });
    expect(await page(requested)).not.toContain(author.username);
    for (const post of ["nobody", "<script>", newId()]) {
      expect((await user.client.get(urls.video(post))).status).toBe(200);
    }
    expect((await new ApiClient().get(urls.videos)).status).toBe(401);
  });

  it("rejects visitors, other methods and invalid parameters", async () => {
    const visitor = new ApiClient();
    const address = urls.api.videos("", visitNow());
    await expectProblem(await visitor.get(address), 401);
    for (const endpoint of ["/seen", "/restart"]) {
      const path = urls.api.videos(endpoint);
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

  it("deletes the list of seen videos with the account", async () => {
    const user = await newPerson();
    await seen(user, videos.slice(0, 1));
    await sqlBatch([sql`DELETE FROM users WHERE id = ${user.id}`]);
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM reels_seen WHERE userId = ${user.id}`,
      ),
    ).toBe(0);
  });
});

describe("the cost of a page of videos", () => {
  let mf: Awaited<ReturnType<typeof startDatabases>>;
  let statements: ReturnType<typeof recordStatements>;
  let db: Db;
  beforeAll(async () => {
    mf = await startDatabases();
    statements = recordStatements(await mf.getD1Database("DB"));
    db = new Db(statements.database);
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
  async function countRowsRead(): Promise<number> {
    statements.takeRowsRead();
    const page = await listReels(db, "b", { seed: 2 ** 29, at: 2, limit: 10 });
    expect(page.items).toHaveLength(10);
    return statements.takeRowsRead();
  }

  it("is the same with a thousand times as many videos", async () => {
    await addVideos(40);
    const few = await countRowsRead();
    await addVideos(40_000);
    const many = await countRowsRead();
    console.log("rows read for 10 of 40 and of 40,040 videos:", few, many);
    expect(Math.abs(many - few)).toBeLessThanOrEqual(2);
    expect(many).toBeLessThanOrEqual(50);
  });

  it("is limited by the scan for a user who has seen nearly all videos", async () => {
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
    statements.takeRowsRead();
    const page = await listReels(db, "b", { seed: 0, at: 2, limit: 10 });
    const rows = statements.takeRowsRead();
    console.log("rows read if everything in the scan was seen:", rows);
    expect(rows).toBeLessThanOrEqual(2000);
    expect(page.next).not.toBeNull();
    await markReelsSeen(db, "b", [last, "nobody"], 1);
  });
});
