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
import { insertGroup } from "../helpers/groups";
import { dataString } from "../helpers/images/parts";
import { png } from "../helpers/images/png";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

// Every operation and page answers somebody outside as if what members of a group write, and the members who write it,
// weren't there: the answers before and afterwards are the same.

let owner: SignedIn;
let author: SignedIn;
let stranger: SignedIn;
let asking: SignedIn;
let banned: SignedIn;
let paths: string[];

beforeAll(async () => {
  [owner, author, stranger, asking, banned] = (await newPeople(5)) as [
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  paths = await listReadPaths();
});

it.each(["approval", "hidden"] as const)(
  "a group with the policy %s",
  async (joinPolicy) => {
    const { id, slug } = await insertGroup({
      joinPolicy,
      name: `Evening ${joinPolicy}`,
      members: { [owner.id]: "owner", [author.id]: "member" },
    });
    await sqlBatch(
      [
        [asking.id, "waiting"],
        [banned.id, "banned"],
      ].map(
        ([userId = "", status = ""]) =>
          sql`INSERT INTO group_requests (groupId, userId, status, createdAt) VALUES (${id}, ${userId}, ${status}, 1)`,
      ),
    );
    const change = (body: object) =>
      owner.client.send("PATCH", urls.api.group(slug), { body });
    // Adds it to the search.
    await change({ about: "" });
    const all = [
      ...paths,
      ...["", "prayers", "events", "members", "about"].map((tab) =>
        urls.group(slug, tab || undefined),
      ),
      ...["newest", "following", "preferred"].map((order) =>
        urls.api.posts({ order }),
      ),
      ...["text", "prayer", "event", "video", "image"].flatMap((type) => [
        urls.api.posts({ type }),
        urls.api.posts({ type, group: slug }),
      ]),
      ...[urls.groupFeed(slug), urls.groupCalendar(slug), urls.home],
      ...[urls.groups({ find: "evening" }), urls.profile(author.id)],
      ...[urls.notifications(), urls.prayers, "/sitemap.xml"],
    ];
    const clients = [
      ...[new ApiClient(), stranger.client],
      ...[asking.client, banned.client],
    ];
    const ids = { slug, userId: author.id };
    const crawlAll = () =>
      Promise.all(clients.map((client) => crawl(client, all, ids)));
    const before = await crawlAll();

    const secret = `Sentinel${joinPolicy}`;
    const write = async (body: object) => {
      const common = { content: secret, group: slug, audience: "group" };
      const answer = await author.client.post(urls.api.posts(), {
        ...common,
        ...body,
      });
      expect(answer.status).toBe(201);
      return answer.json<Post>();
    };
    const event = {
      ...{ title: secret, description: secret, location: secret },
      ...{ date: "2099-12-24", timeZone: "UTC" },
    };
    const written = [
      await write({ type: "text", content: `${secret} @${stranger.username}` }),
      await write({ type: "prayer" }),
      await write({ type: "event", eventData: event }),
      await write({ type: "image", imageUrl: dataString(png(31, 22)) }),
      await write({ type: "video", videoUrl: "https://youtu.be/dQw4w9WgXcQ" }),
    ];
    const [text] = written as [Post];
    const comments = urls.api.comments(text.id);
    const content = `${secret} @${stranger.username} @${banned.username}`;
    await owner.client.post(comments, { content });
    await change({ pinnedPostId: text.id });
    // More than any list scans.
    const now = Date.now();
    const many = Array.from({ length: 600 }, () => newId(now));
    await sqlBatch([
      sql`INSERT INTO posts (id, userId, type, content, audience, groupId, createdAt)
          SELECT value, ${author.id}, 'text', ${secret}, 'group', ${id}, ${now} FROM json_each(${JSON.stringify(many)})`,
    ]);

    expect(listChanges(before, await crawlAll())).toEqual([]);
    for (const client of clients) {
      const missing = await crawlPost(client, paths, noId);
      for (const post of written)
        expect(await crawlPost(client, paths, post.id)).toEqual(missing);
    }
    const seen = await owner.client.get(urls.api.post(text.id));
    expect(seen.status).toBe(200);
    await sqlBatch([sql`DELETE FROM groups WHERE id = ${id}`]);
  },
);
