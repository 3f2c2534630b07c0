import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Group } from "~/features/groups/group";
import { newId } from "~/shared/id";
import { ApiClient } from "../helpers/api-client";
import { insertGroup } from "../helpers/groups";
import { dataString } from "../helpers/images/parts";
import { png } from "../helpers/images/png";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount, sqlRows } from "../helpers/site";

let owner: SignedIn;
let leader: SignedIn;
let member: SignedIn;
let stranger: SignedIn;
const visitor = new ApiClient();

beforeAll(async () => {
  [owner, leader, member, stranger] = (await newPeople(4)) as [
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
  ];
});

const newGroup = (options: Parameters<typeof insertGroup>[0] = {}) =>
  insertGroup({
    members: {
      [owner.id]: "owner",
      [leader.id]: "leader",
      [member.id]: "member",
    },
    ...options,
  });

const change = (person: SignedIn, slug: string, body: object) =>
  person.client.send("PATCH", `/api/groups/${slug}`, { body });

async function expectChanged(response: Response): Promise<Group> {
  expect(response.status).toBe(200);
  return response.json();
}

const readRow = async (id: string) =>
  (await sqlRows(sql`SELECT * FROM groups WHERE id = ${id}`))[0];

async function insertPost(
  groupId: string,
  audience: "everyone" | "group" | "me",
) {
  const id = newId();
  await sqlBatch([
    sql`INSERT INTO posts (id, userId, type, content, audience, groupId, createdAt)
        VALUES (${id}, ${owner.id}, 'text', 'Selah', ${audience}, ${groupId}, 1)`,
  ]);
  return id;
}

describe("PATCH /api/groups/{slug}", () => {
  it("lets leaders describe the group, and finds it by its new description", async () => {
    const { id, slug } = await newGroup({ kind: "church" });
    const place = `Whitby${Date.now()}`;
    const serviceTime = {
      weekday: 0,
      time: "10:30",
      timeZone: "Europe/London",
      language: "English",
    };
    const pinnedPostId = await insertPost(id, "group");
    const body = {
      about: "Come and see.",
      place,
      tags: ["Baptist"],
      banner: "sea",
      address: "1 High Street",
      website: "https://anna.example.org/",
      serviceTimes: [serviceTime],
      pinnedPostId,
    };
    const { address, website, serviceTimes, ...shown } = body;
    expect(await expectChanged(await change(leader, slug, body))).toMatchObject(
      { ...shown, church: { address, website, serviceTimes } },
    );
    const found = await visitor.get(`/api/groups?q=${place}`);
    expect(await found.json()).toMatchObject([{ slug }]);
    const seen = await (await visitor.get(`/api/groups/${slug}`)).json<Group>();
    expect(seen.pinnedPostId).toBeNull();
  });

  it.each([
    { name: "St Bede" },
    { slug: "st-bede" },
    { kind: "ministry" },
    { joinPolicy: "hidden" },
    { whoPosts: "leaders" },
    { forYouth: true },
  ])("leaves %o to the owner", async (body) => {
    const { id, slug } = await newGroup();
    const before = await readRow(id);
    expect((await change(leader, slug, body)).status).toBe(403);
    expect((await change(member, slug, { about: "x" })).status).toBe(403);
    expect(await readRow(id)).toEqual(before);
    if ("slug" in body) body = { slug: `st-bede-${Date.now()}` };
    expect((await change(owner, slug, body)).status).toBe(200);
  });

  it.each([
    ["opens a group", "approval", { joinPolicy: "open" }],
    ["closes an open group", "open", { joinPolicy: "approval" }],
    ["hides an open group", "open", { joinPolicy: "hidden" }],
    ["shows a hidden group", "hidden", { joinPolicy: "approval" }],
    ["makes a hidden group one for young people", "hidden", { forYouth: true }],
    [
      "makes both changes at once",
      "approval",
      { forYouth: true, joinPolicy: "hidden" },
    ],
    ["undoes a group for young people", "approval", { forYouth: false }],
    ["pins a post of another group", "approval", { pinnedPostId: "0" }],
    ["takes the name of a page", "approval", { slug: "new" }],
  ] as const)("422: nobody %s", async (_, joinPolicy, body) => {
    const { id, slug } = await newGroup({ joinPolicy });
    const before = await readRow(id);
    expect((await change(owner, slug, body)).status).toBe(422);
    expect(await readRow(id)).toEqual(before);
  });

  it("doesn't pin a post that members can't see", async () => {
    const { id, slug } = await newGroup();
    const pinnedPostId = await insertPost(id, "me");
    expect((await change(owner, slug, { pinnedPostId })).status).toBe(422);
  });

  it("401 for visitors, 404 for others in a hidden group, 409 in a closed one", async () => {
    const { id, slug } = await newGroup({ joinPolicy: "hidden" });
    const body = { about: "x" };
    expect(
      (await visitor.send("PATCH", `/api/groups/${slug}`, { body })).status,
    ).toBe(401);
    expect((await change(stranger, slug, body)).status).toBe(404);
    await sqlBatch([sql`UPDATE groups SET closedAt = 1 WHERE id = ${id}`]);
    expect((await change(owner, slug, body)).status).toBe(409);
  });

  it("hides a group: a random slug, no redirect, no search, and a private picture", async () => {
    const { id, slug } = await newGroup();
    const place = `Bede${Date.now()}`;
    const shown = await expectChanged(
      await change(owner, slug, { place, imageUrl: dataString(png(3, 3)) }),
    );
    const former = `former-${Date.now()}`;
    await sqlBatch([
      sql`INSERT INTO reserved_slugs (slug, groupId, until) VALUES (${former}, ${id}, ${Date.now() + 60_000})`,
    ]);
    expect((await visitor.get(`/api/groups/${former}`)).status).toBe(200);
    const hidden = await expectChanged(
      await change(owner, slug, { joinPolicy: "hidden" }),
    );
    expect(hidden.slug).toMatch(/^_[\da-f]{32}$/);
    expect(hidden.imageUrl).toMatch(/^\/images\/p/);
    expect(hidden.imageUrl).not.toBe(shown.imageUrl);
    for (const gone of [slug, former]) {
      expect((await member.client.get(`/api/groups/${gone}`)).status).toBe(404);
    }
    const found = await owner.client.get(`/api/groups?q=${place}`);
    expect(await found.json()).toEqual([]);
    const again = await stranger.client.post("/api/groups", {
      ...{ name: "Other", slug, kind: "group", joinPolicy: "open" },
    });
    expect(again.status).toBe(409);
  });

  it("doesn't hide a group with posts for everyone", async () => {
    const { id, slug } = await newGroup();
    await insertPost(id, "everyone");
    const response = await change(owner, slug, { joinPolicy: "hidden" });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("for everyone");
    expect((await readRow(id))?.["joinPolicy"]).toBe("approval");
  });

  it("hides a group whose posts for everyone moderators hid, which stay in it", async () => {
    const { id, slug } = await newGroup({ kind: "church" });
    const postId = await insertPost(id, "everyone");
    await sqlBatch([sql`UPDATE posts SET hiddenAt = 1 WHERE id = ${postId}`]);
    const ask = { desired: true };
    await stranger.client.post(`/api/groups/${slug}/membership`, ask);
    const hidden = await expectChanged(
      await change(owner, slug, { joinPolicy: "hidden" }),
    );
    expect(
      await sqlRows(sql`SELECT audience FROM posts WHERE id = ${postId}`),
    ).toEqual([{ audience: "group" }]);
    // Those who asked to join can still withdraw that, once.
    const path = `/api/groups/${hidden.slug}/membership`;
    const withdraw = () => stranger.client.post(path, { desired: false });
    expect(await (await withdraw()).json()).toEqual({ status: "none" });
    expect((await withdraw()).status).toBe(404);
    const left = sql`SELECT (SELECT count(*) FROM group_requests WHERE groupId = ${id})
      + (SELECT count(*) FROM notifications WHERE groupId = ${id} AND kind = 'group_request')`;
    expect(await sqlCount(left)).toBe(0);
  });

  it("never hides a group for young people, nor loses one that it changed", async () => {
    for (let i = 0; i < 10; i += 1) {
      const { id, slug } = await newGroup();
      const [hidden, youth, about] = await Promise.all([
        change(owner, slug, { joinPolicy: "hidden" }),
        change(owner, slug, { forYouth: true }),
        change(owner, slug, { about: "Late" }),
      ]);
      const row = await readRow(id);
      expect(row?.["joinPolicy"] === "hidden" && row["forYouth"] === 1).toBe(
        false,
      );
      expect([hidden.status, youth.status]).toContain(200);
      expect(about.status === 200).toBe(row?.["about"] === "Late");
    }
  });

  it("reserves the former slug for the group, at most three", async () => {
    const { slug } = await newGroup();
    const names = [1, 2, 3, 4].map((n) => `renamed-${n}-${Date.now()}`);
    let current = slug;
    for (const name of names.slice(0, 3)) {
      await expectChanged(await change(owner, current, { slug: name }));
      current = name;
    }
    expect((await change(owner, current, { slug: names[3] })).status).toBe(409);
    const redirected = await visitor.get(`/api/groups/${slug}`);
    expect(await redirected.json()).toMatchObject({ slug: current });
    const other = await newGroup();
    const taken = await change(owner, other.slug, { slug });
    expect(taken.status).toBe(409);
    await expectChanged(await change(owner, current, { slug: names[0] }));
  });

  it("gives a slug to one of two groups that want it at once", async () => {
    const groups = await Promise.all([newGroup(), newGroup()]);
    const slug = `same-${Date.now()}`;
    const responses = await Promise.all(
      groups.map((group) => change(owner, group.slug, { slug })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([
      200, 409,
    ]);
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM reserved_slugs WHERE slug IN (${groups[0].slug}, ${groups[1].slug})`,
      ),
    ).toBe(1);
  });

  it("ends the verification when the name, kind, address or website changes", async () => {
    const { id, slug } = await newGroup({ kind: "church" });
    const verify = sql`UPDATE groups SET verifiedAt = 1, verifiedProof = 'Mail' WHERE id = ${id}`;
    await sqlBatch([verify]);
    const unrelated = { about: "New", name: "House group", website: null };
    expect(
      (await expectChanged(await change(owner, slug, unrelated))).isVerified,
    ).toBe(true);
    for (const body of [
      { name: "Other" },
      { address: "2 High Street" },
      { website: "https://other.example.org/" },
      { kind: "group" },
    ]) {
      await sqlBatch([verify]);
      const group = await expectChanged(await change(owner, slug, body));
      expect([body, group.isVerified]).toEqual([body, false]);
    }
  });
});

describe("DELETE /api/groups/{slug}", () => {
  const remove = (person: SignedIn, slug: string) =>
    person.client.send("DELETE", `/api/groups/${slug}`);

  it("is for the owner, and reserves the slug", async () => {
    const { id, slug } = await newGroup();
    const postId = await insertPost(id, "group");
    expect((await remove(leader, slug)).status).toBe(403);
    expect((await visitor.send("DELETE", `/api/groups/${slug}`)).status).toBe(
      401,
    );
    expect(await readRow(id)).toBeDefined();
    expect((await remove(owner, slug)).status).toBe(204);
    expect((await remove(owner, slug)).status).toBe(404);
    expect(
      await sqlCount(sql`SELECT count(*) FROM posts WHERE id = ${postId}`),
    ).toBe(0);
    const other = await newGroup();
    expect((await change(owner, other.slug, { slug })).status).toBe(409);
  });
});
