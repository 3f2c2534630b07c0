import { beforeAll, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { dataString } from "../helpers/images/parts";
import { png } from "../helpers/images/png";
import { followApproved } from "../helpers/follow-approved";
import { fetchOpenApi, listCalls } from "../helpers/openapi";
import {
  newEvents,
  newPeople,
  newPosts,
  type SignedIn,
} from "../helpers/seeds";
import { siteUrl, sqlBatch } from "../helpers/site";

// Every operation and page answers a viewer as if the posts they may not see didn't exist: the answers before these are
// written and afterwards are the same, and contain nothing of them.

let author: SignedIn;
let stranger: SignedIn;
let follower: SignedIn;
const visitor = { client: new ApiClient() };
let open: { userId: string; postId: string; eventId: string };
let paths: string[];

const noId = newId(0);

beforeAll(async () => {
  [author, follower, stranger] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  await author.client.post(urls.api.followApproval, { desired: true });
  await followApproved(follower, author);
  const [postId = ""] = await newPosts(author.id, 1);
  const [eventId = ""] = await newEvents(author.id, 1);
  open = { userId: author.id, postId, eventId };
  const calls = listCalls(await fetchOpenApi()).filter(
    ({ method, path }) => method === "GET" && !path.includes("/export"),
  );
  paths = calls
    .map(({ path }) => path)
    .concat(
      ["preferred", "following", "newest"].map((order) =>
        urls.api.posts({ order }),
      ),
      ["text", "video", "image", "event"].map((type) =>
        urls.api.posts({ type }),
      ),
      [urls.home, "/sitemap.xml"],
      [urls.profile(author.id), urls.notifications()],
    );
});

const fillPath = (path: string, postId: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === "postId" ? postId : name === "userId" ? open.userId : noId,
  );

/** Times, request ids and the build's nonces differ from call to call. */
const normalize = (text: string) =>
  text
    .replaceAll(/"at":\d+|"now",\d+,|\b1[678]\d{11}\b/g, "")
    .replaceAll(/posted (now|\d+\w ago)/g, "")
    .replaceAll(/nonce="[^"]*"/g, "");

async function crawl({ client }: { client: ApiClient }) {
  const answers = new Map<string, string>();
  for (const path of paths) {
    // An event's own operations need an event.
    const id = /interest/.test(path) ? open.eventId : open.postId;
    const response = await client.get(fillPath(path, id));
    const link = response.headers.get("link") ?? "";
    const text = normalize(await response.text());
    answers.set(path, `${response.status} ${link} ${text}`);
  }
  return answers;
}

/** What a post's own addresses answer. */
async function crawlPost({ client }: { client: ApiClient }, postId: string) {
  const own = [
    ...paths.filter((path) => path.includes("{postId}")),
    urls.post("{postId}").replaceAll("%7B", "{").replaceAll("%7D", "}"),
    "/post/{postId}.data",
    "/post/{postId}/preview.png",
    "/post/{postId}/thumbnail.jpg",
    "/post/{postId}/event.ics",
    `/oembed?url=${encodeURIComponent(`${siteUrl}/post/`)}{postId}`,
  ];
  const answers: string[] = [];
  for (const path of own) {
    const response = await client.get(fillPath(path, postId));
    const text = normalize(await response.text()).replaceAll(postId, "id");
    answers.push(`${path} ${response.status} ${text}`);
  }
  return answers;
}

it("answers as if narrower posts didn't exist", async () => {
  const viewers = [stranger, visitor];
  const before = [await crawl(stranger), await crawl(visitor)];

  const secret = "Sentinel4711";
  const write = async (body: object) =>
    (
      await author.client.post(urls.api.posts(), { content: secret, ...body })
    ).json<Post>();
  const event = {
    ...{ title: secret, description: secret, location: secret },
    ...{ date: "2099-12-24", timeZone: "UTC" },
  };
  const hidden = [];
  for (const audience of ["followers", "me"]) {
    hidden.push(
      await write({ type: "text", audience }),
      await write({
        ...{ type: "image", audience, imageAlt: secret },
        imageUrl: dataString(png(33, 22)),
      }),
      await write({
        ...{ type: "video", audience },
        videoUrl: "https://youtu.be/dQw4w9WgXcQ",
      }),
      await write({ type: "event", audience, eventData: event }),
    );
  }
  const [forFollowers] = hidden;
  const postId = forFollowers?.id ?? "";
  const comment = { content: `${secret} @${stranger.username}` };
  const commented = await follower.client.post(
    urls.api.comments(postId),
    comment,
  );
  expect(commented.status).toBe(201);
  await follower.client.post(urls.api.like(postId), { desired: true });
  // More than any list scans.
  const now = Date.now();
  const many = Array.from({ length: 600 }, () => newId(now));
  await sqlBatch([
    sql`INSERT INTO posts (id, userId, type, content, audience, createdAt)
        SELECT value, ${author.id}, 'text', ${secret}, 'me', ${now} FROM json_each(${JSON.stringify(many)})`,
  ]);

  const after = [await crawl(stranger), await crawl(visitor)];
  expect(after).toEqual(before);
  const images = hidden.flatMap(({ imageUrl }) => imageUrl ?? []);
  const traces = [secret, ...images, ...hidden.map(({ id }) => id)];
  for (const answers of after)
    for (const [path, text] of answers)
      expect([path, traces.filter((trace) => text.includes(trace))]).toEqual([
        path,
        [],
      ]);

  for (const viewer of viewers) {
    const missing = await crawlPost(viewer, noId);
    for (const { id } of [hidden[0], hidden[2], hidden[3], hidden[7]] as Post[])
      expect(await crawlPost(viewer, id)).toEqual(missing);
  }
  // The followers see theirs and not the rest, so the crawl reaches these posts.
  const feed = await follower.client.get(
    urls.api.posts({ order: "following" }),
  );
  const seen = (await feed.json<Post[]>()).map(({ id }) => id);
  expect(hidden.map(({ id }) => seen.includes(id))).toEqual([
    ...[true, true, true, true],
    ...[false, false, false, false],
  ]);
  await sqlBatch([sql`DELETE FROM users WHERE id = ${author.id}`]);
});
