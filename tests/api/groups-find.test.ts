import { expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Group } from "~/features/groups/group";
import { ApiClient } from "../helpers/api-client";
import { insertGroup } from "../helpers/groups";
import { newPerson } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

const visitor = new ApiClient();

it("lists the viewer's groups and requests by name", async () => {
  const person = await newPerson();
  const members = { [person.id]: "member" } as const;
  await insertGroup({ name: "Youth", joinPolicy: "hidden", members });
  await insertGroup({ name: "choir", members });
  const { id } = await insertGroup({ name: "Bakers" });
  await sqlBatch([
    sql`INSERT INTO group_requests (groupId, userId, status, createdAt) VALUES (${id}, ${person.id}, 'waiting', 1)`,
  ]);
  const list = await (await person.client.get("/api/groups")).json<Group[]>();
  expect(
    list.map(({ name, role, requested }) => [name, role, requested]),
  ).toEqual([
    ["Bakers", null, true],
    ["choir", "member", false],
    ["Youth", "member", false],
  ]);
  expect(await (await visitor.get("/api/groups?q=")).json()).toEqual([]);
});

it("finds groups by each word, kind, place and tag, except hidden and closed ones", async () => {
  const name = `Zoë${Date.now()} Singers`;
  const owner = await newPerson();
  const create = (change: object) =>
    owner.client.post("/api/groups", {
      name,
      slug: `find-${crypto.randomUUID()}`.slice(0, 40),
      kind: "group",
      joinPolicy: "approval",
      ...change,
    });
  const created = await Promise.all([
    create({ place: "Leeds", tags: ["Church music"] }),
    create({ kind: "church", place: "York" }),
    create({ joinPolicy: "hidden", place: "Leeds" }),
    create({ place: "Leeds" }),
  ]);
  expect(created.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const slugs = await Promise.all(
    created.map(async (response) => (await response.json<Group>()).slug),
  );
  await sqlBatch([
    sql`UPDATE groups SET closedAt = 1 WHERE slug = ${slugs[3] ?? ""}`,
  ]);
  const find = async (query: string) => {
    const q = encodeURIComponent(name.replace("ë", "e").slice(0, 12));
    const response = await visitor.get(`/api/groups?q=${q}${query}`);
    const list = await response.json<Group[]>();
    return list.map(({ slug }) => slugs.indexOf(slug)).toSorted();
  };
  expect(await find("")).toEqual([0, 1]);
  expect(await find("%20sing")).toEqual([0, 1]);
  expect(await find("%20leeds")).toEqual([0]);
  expect(await find("%20music%20leeds")).toEqual([0]);
  expect(await find("&kind=church")).toEqual([1]);
  expect(await find("%20bread")).toEqual([]);
  expect(await find("%20kind")).toEqual([]);
  expect(await find("%20:church")).toEqual([0]);
  const churches = await visitor.get("/api/groups?kind=church");
  expect(await churches.text()).toContain(slugs[1]);
  expect(await (await visitor.get("/api/groups?q=!!")).json()).toEqual([]);
  expect((await visitor.get("/api/groups?kind=x")).status).toBe(422);
});

it("stores address, website and service times of churches only", async () => {
  const owner = await newPerson();
  const church = { address: "1 High Street", website: " anna.example.org " };
  const slug = `church-${Date.now()}`;
  const path = `/api/groups/${slug}`;
  const group = { name: "St Anna", joinPolicy: "open", kind: "group", slug };
  await owner.client.post("/api/groups", { ...group, ...church });
  const change = async (body: object) => {
    const response = await owner.client.send("PATCH", path, { body });
    expect(response.status).toBe(200);
    return (await response.json<Group>()).church;
  };
  const none = { address: "", website: null, serviceTimes: [] };
  expect(await change(church)).toBeNull();
  expect(await change({ kind: "church" })).toEqual(none);
  expect(await change(church)).toEqual({
    ...none,
    address: "1 High Street",
    website: "https://anna.example.org",
  });
  expect(await change({ kind: "ministry", ...church })).toBeNull();
  expect(await change({ kind: "church" })).toEqual(none);
});

it("finds a group by all changes that were accepted at the same time", async () => {
  const owner = await newPerson();
  const members = { [owner.id]: "owner" } as const;
  const { id, slug } = await insertGroup({ members });
  const change = (body: object) =>
    owner.client.send("PATCH", `/api/groups/${slug}`, { body });
  await change({ name: "n", place: "p", tags: ["t"] });
  for (let i = 0; i < 10; i += 1) {
    const changes = [
      { name: `n${i}` },
      { place: `p${i}` },
      { tags: [`t${i}`] },
    ];
    await Promise.all(changes.map(change));
    const [row] = await sqlRows(
      sql`SELECT name || ' ' || place || ' ' || coalesce(tags ->> 0, '') AS current,
            (SELECT group_concat(term, ' ') FROM (SELECT term FROM group_terms WHERE groupId = g.id
              AND term <> ':group' ORDER BY term)) AS found
          FROM groups g WHERE id = ${id}`,
    );
    expect(row?.["found"]).toBe(row?.["current"]);
  }
});
