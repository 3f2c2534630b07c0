import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPost, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount } from "../helpers/site";

let author: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  [author, other] = (await newPeople(2)) as [SignedIn, SignedIn];
});

const put = (postId: string, body: unknown, client = author.client) =>
  client.send("PUT", urls.api.post(postId), { body });
const remove = (postId: string, client = author.client) =>
  client.send("DELETE", urls.api.post(postId));
const read = async (postId: string) =>
  (await author.client.get(urls.api.post(postId))).json<Post>();

async function write(body: object): Promise<Post> {
  const response = await author.client.post(urls.api.posts(), body);
  expect(response.status).toBe(201);
  return response.json<Post>();
}

describe("editing a post", () => {
  it("changes only the text and sets updatedAt", async () => {
    const before = await write({ type: "prayer", content: "For rain." });
    const response = await put(before.id, {
      content: "  For rain, still. ",
      type: "text",
      userId: other.id,
      likesCount: 9,
    });
    expect(response.status).toBe(200);
    const after = await response.json<Post>();
    expect(after).toEqual({
      ...before,
      content: "For rain, still.",
      updatedAt: expect.stringMatching(/Z$/) as string,
    });
    expect(await read(before.id)).toEqual(after);
  });

  it.each([{}, { content: "" }, { content: " \n" }, { content: 7 }, []])(
    "returns 422 for %j",
    async (body) => {
      const { id } = await write({ type: "text", content: "Selah" });
      await expectProblem(await put(id, body), 422);
      expect((await read(id)).content).toBe("Selah");
    },
  );

  it("can clear the text of an image post", async () => {
    const { id } = await write({
      type: "image",
      content: "Dawn",
      imageUrl: "https://pictures.example/dawn.jpg",
    });
    expect((await put(id, { content: "" })).status).toBe(200);
    expect((await read(id)).content).toBe("");
  });

  it("can't change the text of a verse", async () => {
    const { id } = await write({
      type: "verse",
      verseData: { book: "John", chapter: 11, verse: 35 },
    });
    await expectProblem(await put(id, { content: "Jesus laughed." }), 422);
    expect((await read(id)).content).toBe("John 11:35");
  });
});

describe("editing an event", () => {
  const eventData = {
    title: "Vespers",
    description: "Sung",
    date: "2099-07-04",
    time: "18:30",
    timeZone: "Europe/Berlin",
    location: "St Mary",
    registrationUrl: "https://vespers.example/",
  };
  const imageUrl = "https://pictures.example/church.jpg";
  let event: Post;

  beforeEach(async () => {
    event = await write({
      type: "event",
      eventData,
      imageUrl,
      imageAlt: "A church",
    });
  });

  it("keeps missing fields and clears null fields", async () => {
    const response = await put(event.id, {
      type: "event",
      eventData: { title: "Evensong", location: null },
    });
    const { eventData: after, ...post } = await response.json<Post>();
    expect(after).toEqual({
      ...event.eventData,
      title: "Evensong",
      location: null,
    });
    expect(post).toMatchObject({ imageUrl, imageAlt: "A church" });
  });

  it("updates startsAt when the time, date or time zone changes", async () => {
    const steps = [
      [{ time: "20:00" }, "2099-07-04T18:00:00.000Z"],
      [{ date: "2099-12-04" }, "2099-12-04T19:00:00.000Z"],
      [{ timeZone: "Asia/Kolkata" }, "2099-12-04T14:30:00.000Z"],
      [{ time: null }, "2099-12-03T18:30:00.000Z"],
    ] as const;
    for (const [change, startsAt] of steps) {
      const response = await put(event.id, { eventData: change });
      const post = await response.json<Post>();
      expect(post.eventData).toMatchObject({ ...change, startsAt });
    }
  });

  it("replaces and removes the picture", async () => {
    const next = "https://pictures.example/choir.jpg";
    const changed = await put(event.id, {
      imageUrl: next,
      imageAlt: "A choir",
    });
    expect(await changed.json()).toMatchObject({
      imageUrl: next,
      imageAlt: "A choir",
      eventData: { imageUrl: next },
    });
    const cleared = await put(event.id, { eventData: { imageUrl: null } });
    expect(await cleared.json()).toMatchObject({
      imageUrl: null,
      imageAlt: null,
      eventData: { imageUrl: null },
    });
  });

  it.each([
    { eventData: { date: "2020-01-01" } },
    { eventData: { title: " " } },
    { eventData: { date: null } },
    { imageUrl: "http://pictures.example/x.jpg" },
  ])("returns 422 for %j and writes nothing", async (change) => {
    const both = {
      ...change,
      content: "Half",
      eventData: { description: "Half", ...change.eventData },
    };
    await expectProblem(await put(event.id, both), 422);
    expect(await read(event.id)).toEqual(event);
  });

  it("can correct a past event, but can't move it to another past date", async () => {
    await sqlBatch([
      sql`UPDATE events SET date = '2020-01-01', startsAt = ${Date.parse("2020-01-01T17:30:00Z")}
          WHERE postId = ${event.id}`,
    ]);
    const same = { title: "Vespers, sung", date: "2020-01-01", time: "18:30" };
    expect((await put(event.id, { eventData: same })).status).toBe(200);
    const moved = { eventData: { date: "2020-01-02" } };
    await expectProblem(await put(event.id, moved), 422);
  });

  it("keeps the date and startsAt consistent with 20 concurrent edits", async () => {
    const days = Array.from({ length: 20 }, (_, i) => `2099-08-${i + 10}`);
    const responses = await Promise.all(
      days.map((date) => put(event.id, { eventData: { date } })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    const { eventData: after } = await read(event.id);
    expect(days).toContain(after?.date);
    expect(after?.startsAt).toBe(`${after?.date}T16:30:00.000Z`);
  });
});

describe("deleting a post", () => {
  it("removes its likes, comments and shares too", async () => {
    const postId = await newPost(author.id);
    await other.client.post(urls.api.like(postId), { desired: true });
    await other.client.post(urls.api.comments(postId), { content: "Amen" });
    await other.client.post(urls.api.share(postId));
    const response = await remove(postId);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    await expectProblem(await other.client.get(urls.api.post(postId)), 404);
    for (const table of ["likes", "comments", "shares"] as const) {
      const counts = {
        likes: sql`SELECT count(*) FROM likes WHERE postId = ${postId}`,
        comments: sql`SELECT count(*) FROM comments WHERE postId = ${postId}`,
        shares: sql`SELECT count(*) FROM shares WHERE postId = ${postId}`,
      };
      expect(await sqlCount(counts[table])).toBe(0);
    }
    await expectProblem(await remove(postId), 404);
  });

  it("succeeds once for 20 concurrent requests", async () => {
    const postId = await newPost(author.id);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => remove(postId)),
    );
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([204, ...Array.from({ length: 19 }, () => 404)]);
    const count = sql`SELECT postsCount FROM users WHERE id = ${author.id}`;
    const rows = sql`SELECT count(*) FROM posts WHERE userId = ${author.id}`;
    expect(await sqlCount(count)).toBe(await sqlCount(rows));
  });
});

describe("only the author can edit or delete a post", () => {
  let post: Post;
  beforeEach(async () => {
    post = await write({ type: "text", content: "Selah" });
  });
  const untouched = async () => {
    expect(await read(post.id)).toEqual(post);
  };

  it("returns 401 to a visitor", async () => {
    const visitor = new ApiClient();
    await expectProblem(await put(post.id, { content: "x" }, visitor), 401);
    await expectProblem(await remove(post.id, visitor), 401);
    await untouched();
  });

  it.each(["none", "read", "write"])(
    "returns 403 to another user with admin access %s",
    async (access) => {
      await sqlBatch([
        sql`UPDATE users SET adminAccess = ${access} WHERE id = ${other.id}`,
      ]);
      await expectProblem(
        await put(post.id, { content: "x" }, other.client),
        403,
      );
      await expectProblem(await remove(post.id, other.client), 403);
      await untouched();
    },
  );

  it("returns 403 to another site", async () => {
    const headers = { origin: "https://evil.example" };
    for (const method of ["PUT", "DELETE"]) {
      const body = method === "PUT" ? { content: "x" } : undefined;
      const options = { headers, ...(body && { body }) };
      const response = author.client.send(
        method,
        urls.api.post(post.id),
        options,
      );
      await expectProblem(await response, 403);
    }
    await untouched();
  });

  it("returns 404 for a missing post", async () => {
    await expectProblem(await put("nobody", { content: "x" }), 404);
    await expectProblem(await remove("nobody"), 404);
  });

  it("returns 405 for PATCH", async () => {
    const response = await author.client.send("PATCH", urls.api.post(post.id));
    await expectProblem(response, 405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, PUT, DELETE");
  });
});
