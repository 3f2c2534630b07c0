import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { startFaultySite, withFaults } from "../helpers/faulty-site";
import { newImage } from "../helpers/full-account";
import { expectNoWrites } from "../helpers/no-writes";
import type { SignedIn } from "../helpers/seeds";
import { getLocation, signInAtProvider } from "../helpers/sign-in";

// What requests get while a part of the platform is down or slow; docs/reliability.md has the table.

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

let site: Awaited<ReturnType<typeof startFaultySite>>;
const log: string[] = [];
let member: SignedIn;
/** Deletes the account. */
let leaver: SignedIn;
let posts: Record<"cached" | "uncached" | "liked" | "picture" | "video", Post>;
/** Has signed in at the provider. */
let newcomer: { client: ApiClient; callback: string };

beforeAll(async () => {
  site = await startFaultySite((line) => log.push(line));
  [member, leaver] = [await site.newPerson(), await site.newPerson()];
  await site.batch([
    sql`UPDATE users SET adminAccess = 'read' WHERE id = ${member.id}`,
  ]);
  // Otherwise the title of the video would arrive later.
  const headers = withFaults({ VIDEOS: "down", fetch: "down" });
  const create = async (body: object, author = member) =>
    (await author.client.post(urls.api.posts(), body, headers)).json<Post>();
  const text = { type: "text", content: "Lasting words" };
  const image = { type: "image", imageUrl: newImage() };
  await create(image, leaver);
  posts = {
    cached: await create(text),
    uncached: await create(text),
    liked: await create(text),
    picture: await create(image),
    video: await create({
      type: "video",
      videoUrl: "https://youtu.be/dQw4w9WgXcQ",
    }),
  };
  await site.visitor.get(urls.post(posts.cached.id));
  // From now on, likes need no query for the rate limit.
  await member.client.post(urls.api.like(posts.uncached.id), desired);
  const client = new ApiClient(site.url);
  const login = getLocation(await client.get(urls.api.login));
  const claims = { email: "new@example.org", firstName: "N", lastName: "" };
  newcomer = { client, callback: await signInAtProvider(login, claims) };
});
afterAll(() => site.stop());

type Faults = Parameters<typeof withFaults>[0];
type Send = (faults: Faults) => Promise<Response>;

const visit =
  (path: () => string): Send =>
  (faults) =>
    site.visitor.get(path(), withFaults(faults));
const read =
  (path: () => string): Send =>
  (faults) =>
    member.client.get(path(), withFaults(faults));
const write =
  (path: () => string, body?: object, method = "POST"): Send =>
  (faults) =>
    member.client.send(method, path(), { body, headers: withFaults(faults) });
const later =
  (clock: number, send: Send): Send =>
  (faults) =>
    send({ ...faults, clock });
let days = 0;
/** On a day that no memory has the content of. */
const onNewDay =
  (send: Send): Send =>
  (faults) =>
    send({ ...faults, clock: ++days * day });

/** The video host is never asked. */
const still: Send = (faults) =>
  visit(() => urls.videoThumbnail(posts.video.id))({
    ...faults,
    fetch: "down",
  });

const verse = () => urls.verseOfTheDay();
const deepCheck = () => `${urls.healthz}?deep=1`;
const picturePage = () => urls.post(posts.picture.id);
const picture = () => posts.picture.imageUrl ?? "";
const desired = { desired: true };
const signInFailed = urls.auth({ problem: "provider" });
const dailyRollups = () => urls.admin({ view: "session-analytics" });

/** What each request gets, down or slow: a status or where it is redirected. */
const table: Record<string, [string, Send, number | string][]> = {
  DB: [
    ["a cached page", visit(() => urls.post(posts.cached.id)), 200],
    [
      "a cached page that has expired",
      later(
        2 * minute,
        visit(() => urls.post(posts.cached.id)),
      ),
      200,
    ],
    ["another page", visit(() => urls.post(posts.uncached.id)), 503],
    ["the landing page", visit(() => urls.landing), 200],
    ["a page of Scripture", visit(() => urls.passage("KJV", "John", 3)), 200],
    ["a member's page", read(() => urls.home), 503],
    ["an API read", read(() => urls.api.posts()), 503],
    ["an API write", write(() => urls.api.like(posts.liked.id), desired), 503],
    ["an image", visit(picture), 200],
    ["signing in", visit(() => urls.api.login), signInFailed],
    ["signing out", write(() => urls.api.logout), 503],
    ["the health check", visit(() => urls.healthz), 200],
    ["the deep health check", visit(deepCheck), 503],
  ],
  SCRIPTURE: [
    ["a chapter", read(() => urls.bible()), 200],
    ["a search", read(() => urls.bible({ q: "love" })), 503],
  ],
  DAILY: [
    ["a visitor's page", onNewDay(visit(verse)), 200],
    ["a member's page", onNewDay(read(verse)), 200],
    ["an API read", onNewDay(read(() => urls.api.daily("verse"))), 200],
    [
      "an API write",
      onNewDay(write(() => urls.api.dailyLike("verse"), { desired: false })),
      200,
    ],
  ],
  COUNTERS: [
    ["an admin's charts", read(dailyRollups), 200],
    ["the deep health check", visit(deepCheck), 503],
  ],
  IMAGES: [
    ["the deep health check", visit(deepCheck), 503],
    ["a page with a picture", visit(picturePage), 200],
    ["a member's page", read(() => urls.home), 200],
    ["the picture", visit(picture), 503],
    ["a link preview", visit(() => urls.postPreview(posts.cached.id)), 503],
    [
      "an image of a verse",
      visit(() => urls.verseImage("KJV", "John", 3, 16)),
      200,
    ],
    ["a still of a video", still, 200],
  ],
  fetch: [
    [
      "signing in",
      later(
        2 * hour,
        visit(() => urls.api.login),
      ),
      signInFailed,
    ],
    ["a member's page", read(() => urls.home), 200],
  ],
  API_LIMITER: [["a request", read(() => urls.api.currentUser), 200]],
  ADDRESS_LIMITER: [["a request", read(() => urls.api.currentUser), 200]],
};

const listRows = (fault: "down" | "slow") =>
  Object.entries(table).flatMap(([part, calls]) =>
    calls.map(([name, send, result]) => ({
      title: `${part} ${fault}: ${name} gets ${result}`,
      send: () => send({ [part]: fault }),
      result,
    })),
  );
const rows = { down: listRows("down"), slow: listRows("slow") };

describe("a part that is down", () => {
  let responses: Response[];
  beforeAll(async () => {
    responses = await expectNoWrites(
      rows.down.map(({ title, send }) => ({ name: title, send })),
      site.batch,
    );
  });

  it.each(rows.down.map((row, at) => ({ ...row, at })))(
    "$title",
    async ({ at, result }) => {
      await expectResult(responses[at], result);
    },
  );

  it("logs that a page was expired", async () => {
    const at = rows.down.findIndex(({ title }) => title.includes("expired"));
    const id = responses[at]?.headers.get("x-request-id") ?? "no id";
    // Written after the response.
    await vi.waitFor(() => {
      const line = log.find((text) => text.startsWith(`{"id":"${id}"`));
      const fields: unknown = JSON.parse(line ?? "{}");
      expect(fields).toMatchObject({ status: 200, cache: "stale" });
    });
  });
});

describe("a part that is slow", () => {
  let responses: Response[];
  let deletion: Response;
  let callback: Response;
  let lost: Response;
  const like = write(() => urls.api.like(posts.cached.id), desired);
  beforeAll(async () => {
    [responses, deletion, callback, lost] = await Promise.all([
      Promise.all(rows.slow.map(({ send }) => send())),
      leaver.client.send("DELETE", urls.api.user(leaver.id), {
        body: { handle: leaver.username },
        headers: withFaults({ IMAGES: "slow" }),
      }),
      newcomer.client.get(newcomer.callback, withFaults({ fetch: "slow" })),
      like({ DB: "lost" }),
    ]);
  });

  it.each(rows.slow.map((row, at) => ({ ...row, at })))(
    "$title",
    async ({ at, result }) => {
      await expectResult(responses[at], result);
    },
  );

  const getPost = async (post: Post) =>
    (await member.client.get(urls.api.post(post.id))).json<Post>();

  it("makes no write that was refused", async () => {
    expect(await getPost(posts.liked)).toMatchObject({ _count: { likes: 0 } });
  });

  it("answers 503 to a write whose result is lost, and a repetition changes nothing", async () => {
    expect(lost.status).toBe(503);
    const liked = { _count: { likes: 1 }, isLikedByUser: true };
    expect(await getPost(posts.cached)).toMatchObject(liked);
    expect((await like({})).status).toBe(200);
    expect(await getPost(posts.cached)).toMatchObject(liked);
  });

  it("doesn't stop the deletion of an account", async () => {
    expect(deletion.status).toBe(204);
    expect((await leaver.client.get(urls.home)).status).toBe(401);
  });

  it("ends a sign-in at the callback without a session", () => {
    expect(getLocation(callback)).toBe(signInFailed);
    expect(newcomer.client.jar.get("session")).toBeUndefined();
  });
});

async function expectResult(
  response: Response | undefined,
  result: number | string,
) {
  const text = await response?.text();
  const { headers, status } = response ?? Response.error();
  expect(headers.get("location") ?? status, text).toBe(result);
  expect(headers.get("retry-after")).toBe(status === 503 ? "5" : null);
  expect(headers.has("x-expires-at")).toBe(false);
  expect(text).not.toMatch(/D1_ERROR|No answer within|\.js:/);
}
