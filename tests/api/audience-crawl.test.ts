import { beforeAll, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import {
  crawl,
  crawlPost,
  listChanges,
  listReadPaths,
  noId,
} from "../helpers/crawl";
import { dataString } from "../helpers/images/parts";
import { png } from "../helpers/images/png";
import { followApproved } from "../helpers/follow-approved";
import {
  newEvents,
  newPeople,
  newPosts,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

// Every operation and page answers a viewer as if the posts they may not see didn't exist: the answers before these are
// written and afterwards are the same, and contain nothing of them.

let author: SignedIn;
let stranger: SignedIn;
let follower: SignedIn;
const visitor = { client: new ApiClient() };
let open: { userId: string; postId: string; eventId: string };
let paths: string[];

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
  paths = (await listReadPaths()).concat(
    ["preferred", "following", "newest"].map((order) =>
      urls.api.posts({ order }),
    ),
    ["text", "video", "image", "event"].map((type) => urls.api.posts({ type })),
    [urls.home, "/sitemap.xml"],
    [urls.profile(author.id), urls.notifications()],
  );
});

it("answers as if narrower posts didn't exist", async () => {
  const viewers = [stranger, visitor];
  const crawlAll = async () => [
    await crawl(stranger.client, paths, open),
    await crawl(visitor.client, paths, open),
  ];
  const before = await crawlAll();

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

  const after = await crawlAll();
  expect(listChanges(before, after)).toEqual([]);
  const images = hidden.flatMap(({ imageUrl }) => imageUrl ?? []);
  const traces = [secret, ...images, ...hidden.map(({ id }) => id)];
  for (const answers of after)
    for (const [path, text] of answers)
      expect([path, traces.filter((trace) => text.includes(trace))]).toEqual([
        path,
        [],
      ]);

  for (const viewer of viewers) {
    const missing = await crawlPost(viewer.client, paths, noId);
    for (const { id } of [hidden[0], hidden[2], hidden[3], hidden[7]] as Post[])
      expect(await crawlPost(viewer.client, paths, id)).toEqual(missing);
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
