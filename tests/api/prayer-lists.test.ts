import { beforeAll, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { fetchAllPages } from "../helpers/fetch-all-pages";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPost, newPrayer, type SignedIn } from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

let author: SignedIn;
let reader: SignedIn;
let muter: SignedIn;
/** Requests of the author, oldest first. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  [author, reader, muter] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  const names = "open anonymous answered closed both mine hidden".split(" ");
  for (const name of names)
    ids[name] = await newPrayer(author.id, name === "anonymous");
  await sqlBatch([
    sql`UPDATE posts SET answeredAt = 2, answer = 'Thanks' WHERE id IN (${ids["answered"] ?? ""}, ${ids["both"] ?? ""})`,
    sql`UPDATE posts SET closedAt = 2 WHERE id IN (${ids["closed"] ?? ""}, ${ids["both"] ?? ""})`,
    sql`UPDATE posts SET audience = 'me' WHERE id = ${ids["mine"] ?? ""}`,
    sql`UPDATE posts SET hiddenAt = 2 WHERE id = ${ids["hidden"] ?? ""}`,
    sql`INSERT INTO mutes (muterId, mutedId, createdAt) VALUES (${muter.id}, ${author.id}, 1)`,
  ]);
  await newPost(author.id);
});

/** The names of the author's requests in a list. */
async function listNames({ client }: SignedIn, prayers: string) {
  const url = urls.api.posts({ type: "prayer", prayers, limit: 2 });
  const posts = (await fetchAllPages<Post>(client, url)).flat();
  const names = posts.flatMap(({ id }) =>
    Object.keys(ids).filter((name) => ids[name] === id),
  );
  return [names, new Set(posts.map(({ id }) => id)).size === posts.length];
}

it("lists requests to pray for and answered ones, newest first", async () => {
  expect(await listNames(reader, "open")).toEqual([
    ["anonymous", "open"],
    true,
  ]);
  expect(await listNames(author, "open")).toEqual([
    ["hidden", "anonymous", "open"],
    true,
  ]);
  expect(await listNames(reader, "answered")).toEqual([
    ["both", "answered"],
    true,
  ]);
});

it("lists anonymous requests also to users who muted their author", async () => {
  expect(await listNames(muter, "open")).toEqual([["anonymous"], true]);
  expect(await listNames(muter, "answered")).toEqual([[], true]);
});

it("lists all of one's own requests, to oneself only", async () => {
  expect(await listNames(author, "mine")).toEqual([
    Object.keys(ids).reverse(),
    true,
  ]);
  const own = await expectOk<Post[]>(
    author.client.get(urls.api.posts({ type: "prayer", prayers: "mine" })),
  );
  expect(own.every(({ isOwn }) => isOwn)).toBe(true);
  const anonymous = own.find(({ id }) => id === ids["anonymous"]);
  expect(anonymous).toMatchObject({ userId: null, user: null });
  expect(await listNames(reader, "mine")).toEqual([[], true]);
});

it("keeps answered and closed requests on the author's profile", async () => {
  const posts = await expectOk<Post[]>(
    reader.client.get(urls.api.userPosts(author.id)),
  );
  const listed = posts.map(({ id }) => id);
  for (const name of ["open", "answered", "closed", "both"])
    expect([name, listed.includes(ids[name] ?? "")]).toEqual([name, true]);
});

it("refuses visitors and other filters", async () => {
  const get = (client: ApiClient, prayers: string) =>
    client.get(urls.api.posts({ type: "prayer", prayers }));
  for (const prayers of ["open", "answered", "mine"])
    await expectProblem(await get(new ApiClient(), prayers), 401);
  for (const prayers of ["closed", "OPEN", "constructor"])
    await expectProblem(await get(reader.client, prayers), 422);
});

it("renders both lists on home without JavaScript", async () => {
  const getHome = async (query: string) =>
    (await reader.client.get(`${urls.home}?tab=prayer${query}`)).text();
  const [open, answered] = [
    await getHome(""),
    await getHome("&prayers=answered"),
  ];
  const shows = (html: string, name: string) =>
    html.includes(urls.post(ids[name] ?? ""));
  expect(["anonymous", "answered"].map((name) => shows(open, name))).toEqual([
    true,
    false,
  ]);
  expect(["anonymous", "both"].map((name) => shows(answered, name))).toEqual([
    false,
    true,
  ]);
  expect(open).toContain('href="/home?tab=prayer&amp;prayers=answered"');
  expect(answered).toContain('href="/home?tab=prayer"');
});
