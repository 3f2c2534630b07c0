import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { deleteAccount } from "../helpers/delete-account";
import { expectOk } from "../helpers/expect-ok";
import { insertGroup } from "../helpers/groups";
import { expectProblem } from "../helpers/problem";
import { newPerson, type SignedIn } from "../helpers/seeds";
import { siteUrl, sqlBatch } from "../helpers/site";

const visitor = new ApiClient();
const files = [urls.groupFeed, urls.groupCalendar];
let leader: SignedIn;

beforeAll(async () => {
  leader = await newPerson();
  await sqlBatch([sql`UPDATE users SET createdAt = 1 WHERE id = ${leader.id}`]);
});

const newGroup = (joinPolicy: "open" | "approval" | "hidden", kind = "group") =>
  insertGroup({
    joinPolicy,
    kind: kind as "group" | "church",
    name: "Grace & <Peace>",
    members: { [leader.id]: "owner" },
  });

const eventData = {
  title: "Harvest supper",
  date: "2030-10-05",
  time: "18:30",
  timeZone: "America/New_York",
};

const write = (slug: string, body: object, { client } = leader) =>
  expectOk<Post>(
    client.post(urls.api.posts(), {
      ...{ group: slug, type: "text", content: "Words", audience: "everyone" },
      ...body,
    }),
  );

async function read(path: string): Promise<string> {
  const response = await visitor.get(path);
  expect(response.status).toBe(200);
  return response.text();
}

async function readFeed(slug: string) {
  const xml = await read(urls.groupFeed(slug));
  const { document } = new JSDOM(xml, { contentType: "text/xml" }).window;
  const list = (selector: string) =>
    Array.from(document.querySelectorAll(selector), (e) => e.textContent);
  return { xml, document, list };
}

describe("the Atom feed", () => {
  it("lists the newest posts with text, author and link", async () => {
    const { slug } = await newGroup("open");
    const first = await write(slug, {
      content: "First & <best> 🕊\nSecond line",
    });
    const event = await write(slug, { type: "event", content: "", eventData });
    const response = await visitor.get(urls.groupFeed(slug));
    expect(response.headers.get("content-type")).toBe(
      "application/atom+xml; charset=utf-8",
    );
    const { document, list } = await readFeed(slug);
    expect(list("feed > title, feed > id, feed > updated")).toEqual([
      `${siteUrl}${urls.group(slug)}`,
      "Grace & <Peace>",
      event.createdAt,
    ]);
    expect(list("entry > id")).toEqual([
      `urn:uuid:${event.id}`,
      `urn:uuid:${first.id}`,
    ]);
    expect(list("entry > title")).toEqual([
      "Harvest supper",
      "First & <best> 🕊 Second line",
    ]);
    expect(list("entry > content")[1]).toBe(
      "<p>First &#38; &#60;best&#62; 🕊<br>Second line</p>",
    );
    expect(list("author > name")[1]).toBe("Ruth Reader");
    expect(document.querySelector("entry > link")?.getAttribute("href")).toBe(
      `${siteUrl}${urls.post(event.id)}`,
    );
  });

  it("is valid without posts, and shows at most 50, also below many for members only", async () => {
    const empty = await readFeed((await newGroup("open")).slug);
    const [updated] = empty.list("updated");
    expect(new Date(updated ?? "").toISOString()).toBe(updated);
    const { slug, id } = await newGroup("open");
    const insert = (count: number, audience: string) => {
      const ids = JSON.stringify(Array.from({ length: count }, () => newId()));
      return sqlBatch([
        sql`INSERT INTO posts (id, userId, type, content, createdAt, groupId, audience)
            SELECT value, ${leader.id}, 'text', 'Words', 1, ${id}, ${audience} FROM json_each(${ids})`,
      ]);
    };
    await insert(60, "everyone");
    await insert(600, "group");
    expect((await readFeed(slug)).list("entry > id")).toHaveLength(50);
  });
});

it("leave out prayers, anonymous, narrower and hidden posts", async () => {
  for (const { slug } of [
    await newGroup("open"),
    await newGroup("approval", "church"),
  ]) {
    const event = { type: "event", content: "" };
    const secret = { ...eventData, title: "Sentinel meeting" };
    await write(slug, { type: "prayer", content: "Sentinel prayer" });
    const anonymous = { type: "prayer", anonymous: true };
    await write(slug, { ...anonymous, content: "Sentinel request" });
    await write(slug, { content: "Sentinel words", audience: "group" });
    await write(slug, { ...event, eventData: secret, audience: "group" });
    const hidden = [
      await write(slug, { content: "Sentinel hidden" }),
      await write(slug, { ...event, eventData: secret }),
    ];
    for (const { id } of hidden)
      await sqlBatch([
        sql`UPDATE posts SET hiddenAt = 1, hiddenReason = 'spam' WHERE id = ${id}`,
      ]);
    await write(slug, { content: "For everyone" });
    await write(slug, { ...event, eventData });
    const [feed = "", calendar = ""] = await Promise.all(
      files.map((url) => read(url(slug))),
    );
    expect(feed).toContain("For everyone");
    expect(calendar).toContain("\r\nSUMMARY:Harvest supper\r\n");
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(feed + calendar).not.toContain("Sentinel");
  }
});

it("return 304 until a post changes, also for a weak tag", async () => {
  const { slug } = await newGroup("open");
  const event = await write(slug, { type: "event", content: "", eventData });
  for (const url of files) {
    const path = url(slug);
    const etag = (await visitor.get(path)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"\w{32}"$/);
    const get = (tag: string) => visitor.get(path, { "if-none-match": tag });
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const unchanged = await get(tag);
      expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
      expect(unchanged.headers.get("cache-control")).toBe("private, no-cache");
      expect(
        (await leader.client.get(path, { "if-none-match": tag })).status,
      ).toBe(304);
    }
    expect((await get('"other"')).status).toBe(200);
    const time = url === urls.groupFeed ? "19:00" : "20:00";
    await expectOk(
      leader.client.send("PUT", urls.api.post(event.id), {
        body: { eventData: { time } },
      }),
    );
    expect((await get(etag)).status).toBe(200);
  }
});

interface Written {
  author: SignedIn;
  id: string;
  slug: string;
}

it.each<[string, (written: Written) => Promise<Response>]>([
  [
    "deleted",
    ({ author, id }) => author.client.send("DELETE", urls.api.post(id)),
  ],
  [
    "narrowed",
    ({ author, id }) =>
      author.client.send("PUT", urls.api.post(id), {
        body: { audience: "me" },
      }),
  ],
  [
    "removed by a leader",
    ({ id, slug }) =>
      leader.client.send("DELETE", urls.api.group(slug, `/posts/${id}`), {
        body: { reason: "Not here" },
      }),
  ],
  [
    "deleted when its author left",
    ({ author, slug }) =>
      author.client.post(urls.api.group(slug, "/membership"), {
        ...{ desired: false, deletePosts: true },
      }),
  ],
  ["deleted with its author's account", ({ author }) => deleteAccount(author)],
])("are cached, but not after a post was %s", async (_, change) => {
  const { slug, id: groupId } = await newGroup("open");
  const author = await newPerson();
  await sqlBatch([
    sql`INSERT INTO group_members (groupId, userId, joinedAt) VALUES (${groupId}, ${author.id}, 1)`,
  ]);
  const event = { type: "event", content: "", eventData };
  const { id } = await write(slug, event, author);
  for (const url of files) expect(await read(url(slug))).toContain("Harvest");
  await sqlBatch([sql`UPDATE events SET title = 'Other' WHERE postId = ${id}`]);
  for (const url of files) expect(await read(url(slug))).toContain("Harvest");
  expect((await change({ author, id, slug })).status).toBeLessThan(300);
  for (const url of files) {
    expect(await read(url(slug))).not.toMatch(/Harvest|Other/);
  }
});

it("don't exist for hidden, closed, members-only and unknown groups alike", async () => {
  const closed = await newGroup("open");
  await sqlBatch([sql`UPDATE groups SET closedAt = 1 WHERE id = ${closed.id}`]);
  const slugs = [
    ...[closed, await newGroup("hidden"), await newGroup("approval")],
    { slug: "nobody" },
    await newGroup("hidden", "church"),
  ].map(({ slug }) => slug);
  for (const url of files) {
    const problems = await Promise.all(
      slugs.map(async (slug) => {
        const problem = await expectProblem(
          await leader.client.get(url(slug)),
          404,
        );
        return { ...problem, instance: null, requestId: null };
      }),
    );
    for (const problem of problems) expect(problem).toEqual(problems[3]);
  }
});
