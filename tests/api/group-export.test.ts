import { beforeEach, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import { insertGroup, insertGroupPost } from "../helpers/groups";
import { readZip } from "../helpers/read-zip";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

let me: SignedIn;
let owner: SignedIn;

beforeEach(async () => {
  [me, owner] = (await newPeople(2)) as [SignedIn, SignedIn];
});

async function readExport(name: string) {
  const response = await me.client.get(urls.api.export(me.id));
  const files = readZip(new Uint8Array(await response.arrayBuffer()));
  const file = files.get(`${name}.json`)?.toString();
  return JSON.parse(file ?? "null") as Record<string, unknown>[];
}

it("a waiting request doesn't name a group that is hidden or closed now", async () => {
  const newRequest = async (name: string, change = sql`name = name`) => {
    const members = { [owner.id]: "owner" } as const;
    const { id } = await insertGroup({ name, members });
    await sqlBatch([
      sql`INSERT INTO group_requests (groupId, userId, status, message, createdAt)
          VALUES (${id}, ${me.id}, 'waiting', ${name}, 1)`,
      sql`UPDATE groups SET ${change} WHERE id = ${id}`,
    ]);
  };
  await newRequest("Known");
  await newRequest("Hidden", sql`joinPolicy = 'hidden'`);
  await newRequest("Closed", sql`closedAt = 1`);
  expect(await readExport("group-requests")).toMatchObject([
    { name: "Known", message: "Known" },
    { name: null, message: "Hidden" },
    { name: null, message: "Closed" },
  ]);
});

it("posts in a group that one has left have no counts of its members", async () => {
  const { id } = await insertGroup({ members: { [me.id]: "member" } });
  const postId = await insertGroupPost(id, me.id);
  await sqlBatch([
    sql`UPDATE posts SET likesCount = 1, commentsCount = 2, sharesCount = 3, interestsCount = 4 WHERE id = ${postId}`,
  ]);
  const counts = { likes: 1, comments: 2, shares: 3, interests: 4 };
  expect(await readExport("posts")).toMatchObject([counts]);
  await sqlBatch([
    sql`DELETE FROM group_members WHERE groupId = ${id} AND userId = ${me.id}`,
  ]);
  const none = { likes: 0, comments: 0, shares: 0, interests: 0 };
  expect(await readExport("posts")).toMatchObject([
    { ...none, content: "Secret words" },
  ]);
});
