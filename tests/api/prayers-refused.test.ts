import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import {
  maxListedPrayers,
  type ListedPrayer,
} from "~/features/prayer/prayer-list";
import { addDays, utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import {
  newPeople,
  newPerson,
  newPost,
  newPrayer,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch, sqlCount } from "../helpers/site";

const url = urls.api.prayers;
const today = utcDate(Date.now());

let author: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  [author, other] = (await newPeople(2)) as [SignedIn, SignedIn];
});

const add = async ({ client }: SignedIn, body: unknown) =>
  (await client.post(url, body)).json<ListedPrayer>();
const change = ({ client }: SignedIn, id: string, body: unknown) =>
  client.send("PATCH", urls.api.prayer(id), { body });
const countItems = ({ id }: SignedIn) =>
  sqlCount(sql`SELECT count(*) FROM prayer_list WHERE userId = ${id}`);

describe("POST /api/prayers", () => {
  it("lists a request once, however many calls race", async () => {
    const user = await newPerson();
    const postId = await newPrayer(author.id);
    const items = await Promise.all(
      Array.from({ length: 10 }, () => add(user, { postId })),
    );
    expect(new Set(items.map(({ id }) => id)).size).toBe(1);
    expect(await countItems(user)).toBe(1);
  });

  it(`accepts ${maxListedPrayers} items, however many calls race`, async () => {
    const user = await newPerson();
    await sqlBatch([
      sql`INSERT INTO prayer_list (id, userId, content, every, createdAt)
          SELECT ${user.id} || value, ${user.id}, 'x', 'day', 1
          FROM json_each(${JSON.stringify([...Array(maxListedPrayers - 2).keys()])})`,
    ]);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        user.client.post(url, { content: `Number ${i}` }),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([
      ...Array<number>(2).fill(201),
      ...Array<number>(6).fill(409),
    ]);
    expect(await countItems(user)).toBe(maxListedPrayers);
    const refused = await user.client.post(url, { content: "More" });
    const { detail } = await expectProblem(refused, 409);
    expect(detail).toBe(
      "Your list has 200 prayers, which is the limit. Please remove one first.",
    );
  });
});

it("refuses everything else without writing anything", async () => {
  const user = await newPerson();
  const { id } = await add(other, { content: "Private" });
  const own = await add(user, { content: "Mine" });
  const postId = await newPrayer(author.id);
  const textId = await newPost(author.id);
  const hostileBodies = [
    [],
    {},
    { postId, content: "Both" },
    { content: "" },
    { content: " \u200b " },
    { content: "x".repeat(1001) },
    { content: 7 },
    { postId: { $ne: 1 } },
    { postId: "x".repeat(101) },
    { content: "x", every: "' OR 1=1" },
    { content: "x", every: ["day"] },
  ];
  const hostileChanges = [
    { every: "month" },
    { every: ["day"] },
    { prayedOn: "2026-02-30" },
    { prayedOn: addDays(today, -8) },
    { prayedOn: addDays(today, 2) },
    { prayedOn: 20260101 },
  ];
  const visitor = new ApiClient();
  const refused = (
    status: number,
    name: string,
    send: () => Promise<Response>,
  ) => ({
    name,
    send: async () => {
      expect([name, (await send()).status]).toEqual([name, status]);
    },
  });
  const item = urls.api.prayer(id);
  await expectNoWrites([
    refused(401, "list", () => visitor.get(url)),
    refused(401, "today", () => visitor.get(`${url}/today`)),
    refused(401, "add", () => visitor.post(url, { postId })),
    refused(401, "change", () =>
      visitor.send("PATCH", item, { body: { every: "week" } }),
    ),
    refused(401, "remove", () => visitor.send("DELETE", item)),
    refused(404, "a text", () => user.client.post(url, { postId: textId })),
    refused(404, "nothing", () => user.client.post(url, { postId: "x" })),
    refused(404, "change another's", () => change(user, id, { every: "week" })),
    refused(404, "remove another's", () => user.client.send("DELETE", item)),
    refused(405, "put", () => user.client.send("PUT", item)),
    refused(405, "delete the list", () => user.client.send("DELETE", url)),
    refused(405, "post today", () => user.client.post(`${url}/today`, {})),
    ...hostileBodies.map((body) =>
      refused(422, JSON.stringify(body), () => user.client.post(url, body)),
    ),
    ...hostileChanges.map((body) =>
      refused(422, JSON.stringify(body), () => change(user, own.id, body)),
    ),
  ]);
});
