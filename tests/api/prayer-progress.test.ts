import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { checkInDelayMs, type Post } from "~/features/posts/post";
import type { PrayerUpdate } from "~/features/prayer/progress";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPost, newPrayer, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

let author: SignedIn;
let person: SignedIn;
let blocked: SignedIn;

beforeAll(async () => {
  [author, person, blocked] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  await sqlBatch([
    sql`INSERT INTO blocks (blockerId, blockedId, createdAt) VALUES (${author.id}, ${blocked.id}, 1)`,
  ]);
});

const anyText = expect.any(String) as string;
const anyTime = expect.stringMatching(/^\d{4}-.*Z$/) as string;

const write = (postId: string, content: string, key?: string) =>
  author.client.post(
    urls.api.prayerUpdates(postId),
    { content },
    key === undefined ? {} : { "idempotency-key": key },
  );

const list = ({ client }: SignedIn, postId: string, query = {}) =>
  expectOk<PrayerUpdate[]>(
    client.get(urls.api.prayerUpdates(postId, { ...query })),
  );

const setAnswer = (postId: string, content: string) =>
  author.client.send("PUT", urls.api.answer(postId), { body: { content } });

const close = (postId: string, desired: boolean) =>
  author.client.post(urls.api.close(postId), { desired });

const getPrayer = async ({ client }: SignedIn, postId: string) =>
  (await expectOk<Post>(client.get(urls.api.post(postId)))).prayer;

/** The state that others see after a change. */
async function getStatus(postId: string, response: Promise<Response>) {
  expect((await response).status).toBe(204);
  const prayer = await getPrayer(person, postId);
  const { answeredAt, answer, closedAt } = prayer ?? {};
  return { answeredAt, answer, closedAt };
}

/** ms until the author is asked; null if they won't be. */
async function getCheckIn(postId: string): Promise<number | null> {
  const [row] = await sqlRows(
    sql`SELECT checkInAt FROM posts WHERE id = ${postId}`,
  );
  const at = row?.["checkInAt"];
  return typeof at === "number" ? at - Date.now() : null;
}

const expectPostponed = async (postId: string) => {
  const left = (await getCheckIn(postId)) ?? 0;
  expect(left).toBeGreaterThan(checkInDelayMs - 60_000);
  expect(left).toBeLessThanOrEqual(checkInDelayMs);
};

const getNews = (postId: string) =>
  sqlRows(sql`SELECT kind FROM prayer_news WHERE postId = ${postId}`);

describe("updates", () => {
  it("are listed in pages, newest first, also for others", async () => {
    const postId = await newPrayer(author.id);
    const response = await write(postId, "  First\r\nline ");
    expect(response.status).toBe(201);
    const first = await response.json<PrayerUpdate>();
    expect(first).toEqual({
      id: anyText,
      content: "First\nline",
      createdAt: anyTime,
    });
    const second = await expectOk<PrayerUpdate>(write(postId, "Second"));
    expect(await list(person, postId)).toEqual([second, first]);
    const page = { limit: "1", cursor: second.id };
    expect(await list(person, postId, page)).toEqual([first]);
    await expectPostponed(postId);
    expect(await getNews(postId)).toEqual([
      { kind: "update" },
      { kind: "update" },
    ]);
  });

  it("are added once per key, also by racing requests", async () => {
    const postId = await newPrayer(author.id);
    const racing = Array.from({ length: 10 }, () =>
      expectOk<PrayerUpdate>(write(postId, "Better", "one")),
    );
    const ids = (await Promise.all(racing)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(await list(author, postId)).toHaveLength(1);
    expect(await getNews(postId)).toHaveLength(1);
    await expectProblem(await write(postId, "Other", "one"), 422);
    const other = await newPrayer(author.id);
    await expectOk(write(other, "Other", "one"));
  });

  it("can be deleted by the author, also without JavaScript", async () => {
    const postId = await newPrayer(author.id);
    const [first, second, third] = (await Promise.all(
      ["First", "Second", "Third"].map((text) =>
        expectOk<PrayerUpdate>(write(postId, text)),
      ),
    )) as [PrayerUpdate, PrayerUpdate, PrayerUpdate];
    const url = urls.api.prayerUpdate(postId, first.id);
    const ofOtherPost = urls.api.prayerUpdate(
      await newPrayer(author.id),
      first.id,
    );
    const refuse = ({ client }: SignedIn, status: number, path = url) => ({
      name: `${status} ${path}`,
      send: async () =>
        expectProblem(await client.send("DELETE", path), status),
    });
    await expectNoWrites([
      refuse(person, 403),
      refuse(blocked, 404),
      refuse(author, 404, ofOtherPost),
      refuse(author, 404, urls.api.prayerUpdate(postId, "nothing")),
    ]);
    expect((await author.client.send("DELETE", url)).status).toBe(204);
    await expectNoWrites([refuse(author, 404)]);
    const submit = (fields: object) =>
      author.client.raw(urls.api.prayerUpdate(postId, second.id), {
        method: "POST",
        headers: {
          origin: author.client.origin,
          "content-type": "application/x-www-form-urlencoded",
        },
        body: new URLSearchParams({ _method: "DELETE", ...fields }).toString(),
      });
    expect(await (await submit({})).text()).toContain("delete this update?");
    expect(await list(person, postId)).toHaveLength(2);
    expect((await submit({ confirmed: "true" })).status).toBe(303);
    expect(await list(person, postId)).toEqual([third]);
    expect(await getNews(postId)).toEqual([{ kind: "update" }]);
  });

  it("name nobody, also on an anonymous request", async () => {
    const postId = await newPrayer(author.id, true);
    await expectOk(write(postId, "Better"));
    const [update] = await list(person, postId);
    expect(update).toEqual({
      id: anyText,
      content: "Better",
      createdAt: anyTime,
    });
  });
});

describe("an answer", () => {
  it("can be changed and taken back", async () => {
    const postId = await newPrayer(author.id);
    const status = await getStatus(postId, setAnswer(postId, "Thanks"));
    const expected = { answeredAt: anyTime, answer: "Thanks", closedAt: null };
    expect(status).toEqual(expected);
    expect(await getCheckIn(postId)).toBeNull();
    await sqlBatch([sql`DELETE FROM prayer_news WHERE postId = ${postId}`]);
    // Only the first one is news.
    expect(await getStatus(postId, setAnswer(postId, "Thank you all"))).toEqual(
      {
        ...status,
        answer: "Thank you all",
      },
    );
    expect(await getNews(postId)).toEqual([]);
    await expectOk(write(postId, "Still well"));
    expect(await getCheckIn(postId)).toBeNull();
    const url = urls.api.answer(postId);
    const open = { answeredAt: null, answer: null, closedAt: null };
    for (let i = 0; i < 2; i++)
      expect(
        await getStatus(postId, author.client.send("DELETE", url)),
      ).toEqual(open);
    await expectPostponed(postId);
    await expectOk(setAnswer(postId, "Thanks"));
    expect(await getNews(postId)).toContainEqual({ kind: "answer" });
  });
});

describe("closing", () => {
  it("can be undone", async () => {
    const postId = await newPrayer(author.id);
    const status = await getStatus(postId, close(postId, true));
    const closed = { answeredAt: null, answer: null, closedAt: anyTime };
    expect(status).toEqual(closed);
    expect(await getStatus(postId, close(postId, true))).toEqual(status);
    expect(await getCheckIn(postId)).toBeNull();
    expect(await getStatus(postId, close(postId, false))).toEqual({
      ...closed,
      closedAt: null,
    });
    await expectPostponed(postId);
  });
});

describe("the check-in", () => {
  it("is due on the author's page only, until they postpone it", async () => {
    const postId = await newPrayer(author.id);
    const isDue = async (viewer: SignedIn) =>
      (await getPrayer(viewer, postId))?.isCheckInDue;
    expect(await isDue(author)).toBe(false);
    await sqlBatch([
      sql`UPDATE posts SET createdAt = ${Date.now() - checkInDelayMs} WHERE id = ${postId}`,
    ]);
    expect(await isDue(author)).toBe(true);
    expect(await isDue(person)).toBe(false);
    expect((await close(postId, false)).status).toBe(204);
    expect(await isDue(author)).toBe(false);
    await expectPostponed(postId);
  });
});

it("every call is refused without writing anything", async () => {
  const postId = await newPrayer(author.id);
  const textId = await newPost(author.id);
  const text = { content: "Better" };
  const desired = { desired: true };
  const calls: [string, (id: string) => string, object?][] = [
    ["POST", (id) => urls.api.prayerUpdates(id), text],
    ["DELETE", (id) => urls.api.prayerUpdate(id, "nothing")],
    ["PUT", (id) => urls.api.answer(id), text],
    ["DELETE", (id) => urls.api.answer(id)],
    ["POST", (id) => urls.api.close(id), desired],
  ];
  const refused = (
    status: number,
    method: string,
    url: string,
    client: ApiClient,
    body?: unknown,
  ) => ({
    name: `${status} ${method} ${url}`,
    send: async () => {
      const response = await client.send(method, url, { body });
      expect([method, url, body, response.status]).toEqual([
        method,
        url,
        body,
        status,
      ]);
    },
  });
  const tooLong = (length: number) => ({ content: "x".repeat(length + 1) });
  const bodies = [{}, [], { content: " \u200b" }, { content: 1 }, null];
  await expectNoWrites([
    ...calls.flatMap(([method, build, body]) => [
      refused(401, method, build(postId), new ApiClient(), body),
      refused(403, method, build(postId), person.client, body),
      refused(404, method, build(postId), blocked.client, body),
      refused(404, method, build("nothing"), author.client, body),
      refused(404, method, build(textId), author.client, body),
      refused(405, "PATCH", build(postId), author.client, body),
    ]),
    ...[...bodies, tooLong(1000)].map((body) =>
      refused(422, "POST", urls.api.prayerUpdates(postId), author.client, body),
    ),
    ...[...bodies, tooLong(2000)].map((body) =>
      refused(422, "PUT", urls.api.answer(postId), author.client, body),
    ),
    ...[{}, { desired: "yes" }, { desired: null }].map((body) =>
      refused(422, "POST", urls.api.close(postId), author.client, body),
    ),
    refused(404, "GET", urls.api.prayerUpdates(postId), blocked.client),
    refused(404, "GET", urls.api.prayerUpdates(textId), author.client),
    refused(401, "GET", urls.api.prayerUpdates(postId), new ApiClient()),
  ]);
});
