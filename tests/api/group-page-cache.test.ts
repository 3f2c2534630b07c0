import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { insertGroup } from "../helpers/groups";
import { loadPage } from "../helpers/load-page";
import { startSite } from "../helpers/local-site";
import { decide, newAdmin, report } from "../helpers/reports";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { listStoredObjects, sqlBatch } from "../helpers/site";

const visitor = new ApiClient();
let owner: SignedIn;
let member: SignedIn;

beforeAll(async () => {
  [owner, member] = (await newPeople(2)) as [SignedIn, SignedIn];
  await sqlBatch([
    sql`UPDATE users SET firstName = 'Naomi' WHERE id = ${member.id}`,
    sql`UPDATE users SET createdAt = 1 WHERE id = ${owner.id}`,
  ]);
});

const publicFiles = (slug: string) =>
  [urls.group, urls.groupFeed, urls.groupCalendar].map((url) => url(slug));

describe("a cached page", () => {
  const newOpenGroup = () =>
    insertGroup({
      joinPolicy: "open",
      members: { [owner.id]: "owner", [member.id]: "member" },
    });

  const closings: [string, (slug: string) => Promise<Response>][] = [
    [
      "is deleted by its owner",
      (slug) => owner.client.send("DELETE", urls.api.group(slug)),
    ],
    [
      "is closed by a moderator",
      async (slug) => {
        const target = { kind: "group", targetId: slug } as const;
        const close = { decision: "delete", reason: "A scam" };
        const ticketId = await report(member, target);
        return decide(await newAdmin("write"), ticketId, close);
      },
    ],
  ];

  it.each(closings)(
    "ends when the group %s, with its feeds, its posts and their previews",
    async (_, close) => {
      const { slug } = await newOpenGroup();
      const post = { type: "text", content: "Words", audience: "everyone" };
      const { id } = await expectOk<Post>(
        owner.client.post(urls.api.posts(), { ...post, group: slug }),
      );
      const paths = [...publicFiles(slug), urls.post(id), urls.postPreview(id)];
      const read = async (path: string) => (await visitor.get(path)).status;
      expect(await Promise.all(paths.map(read))).toEqual(paths.map(() => 200));
      const isStored = async () =>
        (await listStoredObjects()).some((key) => key.includes(id));
      await expect.poll(isStored).toBe(true);
      expect((await close(slug)).status).toBeLessThan(300);
      expect(await isStored()).toBe(false);
      expect(await Promise.all(paths.map(read))).toEqual(paths.map(() => 404));
    },
  );

  it("ends when the group is hidden, with its feeds", async () => {
    const { slug } = await insertGroup({
      kind: "church",
      members: { [owner.id]: "owner" },
    });
    const paths = publicFiles(slug);
    const read = async (path: string) => (await visitor.get(path)).status;
    expect(await Promise.all(paths.map(read))).toEqual([200, 200, 200]);
    const body = { joinPolicy: "hidden" };
    await expectOk(owner.client.send("PATCH", urls.api.group(slug), { body }));
    expect(await Promise.all(paths.map(read))).toEqual([404, 404, 404]);
  });

  it("names new leaders, and no former ones", async () => {
    const { slug } = await newOpenGroup();
    const isNamed = async () => {
      const { html } = await loadPage(urls.group(slug));
      return html.includes("Naomi");
    };
    expect(await isNamed()).toBe(false);
    const path = urls.api.group(slug, `/members/${member.id}`);
    const setRole = (role: string) =>
      owner.client.send("PATCH", path, { body: { role } });
    const accept = () =>
      member.client.post(urls.api.group(slug, "/role"), { accept: true });
    for (const end of [
      () => setRole("member"),
      () => owner.client.send("DELETE", path),
    ]) {
      await setRole("leader");
      expect((await accept()).status).toBe(204);
      expect(await isNamed()).toBe(true);
      expect((await end()).status).toBe(204);
      expect(await isNamed()).toBe(false);
    }
  });

  it("is never a member's", async () => {
    const { slug } = await newOpenGroup();
    const { response } = await loadPage(urls.group(slug), member.client);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});

it("of a group without an owner ends when the hourly job closes the group", async () => {
  const site = await startSite();
  const reader = new ApiClient(site.url);
  const read = async (path: string) => (await reader.get(path)).status;
  const since = Date.now() - 31 * 86_400_000;
  await site.db.batch(
    [
      "INSERT INTO users (id, username, firstName, createdAt) VALUES ('u', 'ruth', 'Ruth', 1)",
      `INSERT INTO groups (id, slug, name, joinPolicy, ownerlessSince, createdAt) VALUES ('g', 'choir', 'Choir', 'open', ${since}, 1)`,
      "INSERT INTO posts (id, userId, type, content, audience, groupId, createdAt) VALUES ('p', 'u', 'text', 'Words', 'everyone', 'g', 1)",
    ].map((text) => site.db.prepare(text)),
  );
  const paths = [...publicFiles("choir"), urls.post("p")];
  expect(await Promise.all(paths.map(read))).toEqual([200, 200, 200, 200]);
  const worker = await site.mf.getWorker();
  expect((await worker.scheduled({ cron: "17 * * * *" })).outcome).toBe("ok");
  expect(await Promise.all(paths.map(read))).toEqual([404, 404, 404, 404]);
  await site.stop();
});
