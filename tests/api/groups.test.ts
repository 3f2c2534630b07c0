import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Group } from "~/features/groups/group";
import { ApiClient } from "../helpers/api-client";
import { insertGroup } from "../helpers/groups";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount } from "../helpers/site";

let owner: SignedIn;
let member: SignedIn;
let stranger: SignedIn;
const visitor = new ApiClient();

beforeAll(async () => {
  [owner, member, stranger] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
});

let count = 0;
const newSlug = () => `slug-${Date.now()}-${(count += 1)}`;
const newGroup = (change: object = {}) => ({
  name: "St Anna",
  slug: newSlug(),
  kind: "group",
  joinPolicy: "approval",
  ...change,
});
const getStatus = async (response: Promise<Response>) =>
  (await response).status;
const groupCount = () => sqlCount(sql`SELECT count(*) FROM groups`);

async function getGroup(client: ApiClient, slug: string): Promise<Group> {
  const response = await client.get(`/api/groups/${slug}`);
  expect(response.status).toBe(200);
  return response.json();
}

describe("POST /api/groups", () => {
  it("creates a group that the viewer owns", async () => {
    const slug = newSlug();
    const service = {
      ...{ weekday: 0, time: "10:30" },
      ...{ timeZone: "Europe/London", language: "" },
    };
    const response = await owner.client.post("/api/groups", {
      name: " St \n Anna ",
      slug: slug.toUpperCase(),
      kind: "church",
      about: "All are welcome.",
      joinPolicy: "open",
      place: "Upper\n\tLeeds",
      tags: ["Old  Lutheran"],
      address: "Mill Lane 12",
      website: "anna.example.org",
      serviceTimes: [service],
    });
    expect(response.status).toBe(201);
    const user = {
      id: owner.id,
      firstName: "Ruth",
      lastName: "Reader",
      username: owner.username,
      profileImageUrl: null,
    };
    const group = {
      slug,
      name: "St Anna",
      kind: "church",
      imageUrl: null,
      place: "Upper Leeds",
      joinPolicy: "open",
      membersCount: 1,
      tags: ["Old Lutheran"],
      isVerified: false,
      role: "owner",
      requested: false,
      about: "All are welcome.",
      banner: null,
      whoPosts: "members",
      forYouth: false,
      notifications: "leaders",
      offeredRole: null,
      canRead: true,
      canPost: true,
      seesMembers: true,
      requestsCount: 0,
      pinnedPostId: null,
      leaders: [user],
      church: {
        address: "Mill Lane 12",
        website: "https://anna.example.org",
        serviceTimes: [service],
      },
      isOwnerless: false,
      closedAt: null,
      nextRequestAt: null,
    };
    expect(await response.json()).toEqual(group);
    expect(await getGroup(visitor, slug)).toEqual({
      ...group,
      role: null,
      notifications: null,
      canPost: false,
      seesMembers: false,
    });
  });

  it("gives a hidden group a random slug that nobody can choose", async () => {
    const chosen = newSlug();
    const response = await owner.client.post(
      "/api/groups",
      newGroup({ joinPolicy: "hidden", slug: chosen }),
    );
    const { slug } = await response.json<Group>();
    expect(slug).toMatch(/^_[\da-f]{32}$/);
    expect(await getStatus(stranger.client.get(`/api/groups/${slug}`))).toBe(
      404,
    );
    expect(
      await getStatus(stranger.client.post("/api/groups", newGroup({ slug }))),
    ).toBe(422);
  });

  it.each([
    ["without a slug", { slug: undefined }],
    ["with the name of a page", { slug: "new" }],
    ["with a slug with spaces", { slug: "a b c" }],
    ["without a name", { name: " " }],
    ["with four tags", { tags: ["a", "b", "c", "d"] }],
  ])("422 %s", async (_, change) => {
    const before = await groupCount();
    const call = owner.client.post("/api/groups", newGroup(change));
    expect(await getStatus(call)).toBe(422);
    expect(await groupCount()).toBe(before);
  });

  it("401 for visitors, 405 for other methods", async () => {
    expect(await getStatus(visitor.post("/api/groups", newGroup()))).toBe(401);
    expect(await getStatus(owner.client.send("PUT", "/api/groups"))).toBe(405);
    expect(await getStatus(owner.client.post("/api/groups/x", {}))).toBe(405);
  });

  it("409 for a slug of another group, or one that is reserved", async () => {
    const { slug } = await insertGroup();
    const reserved = newSlug();
    await sqlBatch([
      sql`INSERT INTO reserved_slugs (slug, until) VALUES (${reserved}, ${Date.now() + 60_000})`,
    ]);
    for (const taken of [slug, reserved]) {
      const response = await owner.client.post(
        "/api/groups",
        newGroup({ slug: taken }),
      );
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        issues: [
          {
            path: "slug",
            message: `This address isn't available. But ${taken}-2 is.`,
          },
        ],
      });
    }
  });

  it("gives a slug to one of several people who want it at once", async () => {
    const people = await newPeople(6);
    const slug = newSlug();
    const statuses = await Promise.all(
      people.map(({ client }) =>
        getStatus(client.post("/api/groups", newGroup({ slug }))),
      ),
    );
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it("refuses a hundred and first group", async () => {
    const person = await newPerson();
    await sqlBatch([
      sql`INSERT INTO groups (id, slug, createdAt)
          SELECT ${person.id} || value, ${person.id} || value, 1 FROM json_each(${JSON.stringify(Array.from({ length: 100 }, (_, i) => i))})`,
      sql`INSERT INTO group_members (groupId, userId, joinedAt)
          SELECT id, ${person.id}, 1 FROM groups WHERE id LIKE ${`${person.id}%`}`,
    ]);
    const call = person.client.post("/api/groups", newGroup());
    expect(await getStatus(call)).toBe(409);
  });
});

describe("GET /api/groups/{slug}", () => {
  it("a hidden group is known to its members only", async () => {
    const { slug } = await insertGroup({
      joinPolicy: "hidden",
      members: { [owner.id]: "owner", [member.id]: "member" },
    });
    expect((await getGroup(member.client, slug)).leaders).toHaveLength(1);
    const answers = [visitor, stranger.client].flatMap((client) => [
      client.get(`/api/groups/${slug}`),
      client.get("/api/groups/never-existed"),
    ]);
    for (const response of await Promise.all(answers)) {
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({
        detail: "This group isn't available.",
      });
    }
  });

  it("tells members and strangers of a group by approval what they can do", async () => {
    const { id, slug } = await insertGroup({
      members: { [owner.id]: "owner", [member.id]: "member" },
      whoPosts: "leaders",
    });
    await sqlBatch([
      sql`INSERT INTO group_requests (groupId, userId, status, createdAt) VALUES (${id}, ${stranger.id}, 'waiting', 1)`,
    ]);
    expect(await getGroup(stranger.client, slug)).toMatchObject({
      ...{ role: null, requested: true, requestsCount: 0 },
      ...{ canRead: false, canPost: false, seesMembers: false },
      church: null,
      leaders: [{ id: owner.id }],
    });
    expect(await getGroup(member.client, slug)).toMatchObject({
      ...{ role: "member", requested: false, requestsCount: 0 },
      ...{ canRead: true, canPost: false, seesMembers: true },
    });
    expect(await getGroup(owner.client, slug)).toMatchObject({
      ...{ requestsCount: 1, canPost: true },
    });
  });

  it("returns when they may ask again only to those who were declined", async () => {
    const { id, slug } = await insertGroup({
      members: { [owner.id]: "owner" },
    });
    const at = Date.now();
    await sqlBatch([
      sql`INSERT INTO group_requests (groupId, userId, status, createdAt, settledAt)
          VALUES (${id}, ${stranger.id}, 'declined', 1, ${at}), (${id}, ${member.id}, 'declined', 1, ${at - 30 * 86_400_000})`,
    ]);
    const time = new Date(at + 30 * 86_400_000).toISOString();
    expect((await getGroup(stranger.client, slug)).nextRequestAt).toBe(time);
    for (const client of [visitor, member.client, owner.client])
      expect((await getGroup(client, slug)).nextRequestAt).toBeNull();
  });

  it("a group for young people needs two leaders, and only they see the members", async () => {
    const { id, slug } = await insertGroup({
      members: { [owner.id]: "owner", [member.id]: "member" },
    });
    await sqlBatch([sql`UPDATE groups SET forYouth = 1 WHERE id = ${id}`]);
    expect(await getGroup(owner.client, slug)).toMatchObject({
      ...{ canPost: false, seesMembers: true },
    });
    expect((await getGroup(member.client, slug)).seesMembers).toBe(false);
    await sqlBatch([
      sql`INSERT INTO group_members (groupId, userId, role, joinedAt) VALUES (${id}, ${stranger.id}, 'leader', 1)`,
    ]);
    expect((await getGroup(member.client, slug)).canPost).toBe(true);
  });

  it("a closed group is read-only for members, and gone for others", async () => {
    const { id, slug } = await insertGroup({
      joinPolicy: "open",
      members: { [member.id]: "member" },
    });
    const closedAt = Date.UTC(2026, 0, 1);
    await sqlBatch([
      sql`UPDATE groups SET closedAt = ${closedAt} WHERE id = ${id}`,
    ]);
    expect(await getGroup(member.client, slug)).toMatchObject({
      ...{ canRead: true, canPost: false },
      closedAt: "2026-01-01T00:00:00.000Z",
    });
    expect(await getStatus(visitor.get(`/api/groups/${slug}`))).toBe(404);
  });

  it("names leaders who are blocked only to leaders, and counts everybody", async () => {
    const [blocked] = (await newPeople(1)) as [SignedIn];
    const { slug } = await insertGroup({
      members: {
        [owner.id]: "owner",
        [blocked.id]: "leader",
        [member.id]: "member",
      },
    });
    await sqlBatch([
      sql`INSERT INTO blocks (blockerId, blockedId, createdAt) VALUES (${blocked.id}, ${member.id}, 1), (${blocked.id}, ${owner.id}, 1)`,
    ]);
    const seen = await getGroup(member.client, slug);
    expect(seen.leaders.map(({ id }) => id)).toEqual([owner.id]);
    expect(seen.membersCount).toBe(3);
    expect((await getGroup(owner.client, slug)).leaders).toHaveLength(2);
  });
});
