import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import type { PrayedChange, PrayedResponse } from "~/features/prayer/prayed";
import { addDays, utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { findWrongCounts } from "../helpers/find-wrong-counts";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPost, newPrayer, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

let author: SignedIn;
let people: SignedIn[];
let person: SignedIn;

beforeAll(async () => {
  [author, person, ...people] = (await newPeople(52)) as [
    SignedIn,
    SignedIn,
    ...SignedIn[],
  ];
});

const today = utcDate(Date.now());
const hour = 3_600_000;

const send = (
  { client }: SignedIn,
  postId: string,
  change: Partial<PrayedChange> = {},
  headers = {},
) =>
  client.post(urls.api.prayed(postId), { desired: true, ...change }, headers);

const press = (...input: Parameters<typeof send>) =>
  expectOk<PrayedResponse>(send(...input));

const getPrayer = async ({ client }: SignedIn, postId: string) =>
  (await expectOk<Post>(client.get(urls.api.post(postId)))).prayer;

const getRows = (id: string) =>
  sqlRows(sql`SELECT times, lastDay, message FROM prayed WHERE postId = ${id}`);

const listNotifications = ({ client }: SignedIn) =>
  expectOk<{ kind: string; postId: string; actorsCount: number }[]>(
    client.get(urls.api.notifications()),
  );

it("counts a press per person and day", async () => {
  const postId = await newPrayer(author.id);
  const [other] = people as [SignedIn];
  expect(await getPrayer(person, postId)).toEqual({
    prayedCount: 0,
    peopleCount: 0,
    prayedToday: false,
    prayedUntil: null,
    answeredAt: null,
    answer: null,
    closedAt: null,
    isCheckInDue: false,
  });
  const first = { prayed: true, prayedCount: 1, peopleCount: 1 };
  expect(await press(person, postId)).toEqual(first);
  expect(await press(person, postId)).toEqual(first);
  expect(await press(other, postId, { day: addDays(today, -1) })).toEqual({
    prayed: true,
    prayedCount: 2,
    peopleCount: 2,
  });
  expect(await press(other, postId, { message: "not_alone" })).toEqual({
    prayed: true,
    prayedCount: 3,
    peopleCount: 2,
  });
  expect(await getPrayer(person, postId)).toMatchObject({
    prayedCount: 3,
    peopleCount: 2,
    prayedToday: true,
    prayedUntil: `${addDays(today, 1)}T00:00:00.000Z`,
  });
  expect((await getPrayer(author, postId))?.prayedToday).toBe(false);
  expect(await findWrongCounts()).toEqual([]);
});

it("undoes a press on its day only, once", async () => {
  const postId = await newPrayer(author.id);
  const before = addDays(today, -5);
  await press(person, postId, { day: before });
  await press(person, postId, { message: "peace" });
  const undo = { desired: false };
  expect(await press(person, postId, { ...undo, day: before })).toEqual({
    prayed: true,
    prayedCount: 2,
    peopleCount: 1,
  });
  for (let i = 0; i < 2; i++)
    expect(await press(person, postId, undo)).toEqual({
      prayed: false,
      prayedCount: 1,
      peopleCount: 1,
    });
  expect(await getRows(postId)).toEqual([
    { times: 1, lastDay: before, message: null },
  ]);
  expect((await getPrayer(person, postId))?.prayedToday).toBe(false);
  await press(person, postId, { ...undo, day: before });
  expect(await getRows(postId)).toEqual([]);
  expect(await findWrongCounts()).toEqual([]);
});

it("adds a message to a press of the same day, and keeps it", async () => {
  const postId = await newPrayer(author.id);
  await press(person, postId, { day: addDays(today, -1) });
  await press(person, postId, { message: "peace" });
  await press(person, postId, { message: "psalm_46_1" });
  await press(person, postId);
  expect(await getRows(postId)).toEqual([
    { times: 2, lastDay: today, message: "psalm_46_1" },
  ]);
});

it("counts racing presses exactly", async () => {
  const postId = await newPrayer(author.id);
  await Promise.all([
    ...people.map((one) => press(one, postId)),
    ...Array.from({ length: 50 }, () => press(person, postId)),
  ]);
  expect(await getPrayer(person, postId)).toMatchObject({
    prayedCount: 51,
    peopleCount: 51,
  });
  await Promise.all(
    people.map((one, i) => press(one, postId, { desired: i % 2 === 0 })),
  );
  expect((await getPrayer(person, postId))?.peopleCount).toBe(26);
  expect(await findWrongCounts()).toEqual([]);
});

describe("a day", () => {
  it.each([
    ["seven days ago", addDays(today, -7)],
    ["the latest date on Earth", utcDate(Date.now() + 14 * hour)],
    ["the earliest date on Earth", utcDate(Date.now() - 12 * hour)],
  ])("can be %s", async (_, day) => {
    const postId = await newPrayer(author.id);
    expect((await press(person, postId, { day })).prayedCount).toBe(1);
    expect(await getRows(postId)).toMatchObject([{ times: 1, lastDay: day }]);
  });

  it("that is older than the last one isn't counted, and says so", async () => {
    const postId = await newPrayer(author.id);
    await press(person, postId);
    const day = addDays(today, -5);
    const [response] = await expectNoWrites([
      { name: "older", send: () => send(person, postId, { day }) },
    ]);
    const { detail } = await expectProblem(response as Response, 409);
    expect(detail).toBe(
      "You have prayed for this since then, so this one was not counted.",
    );
  });

  it.each([
    ["Pacific/Kiritimati", 14],
    ["Etc/GMT+12", -12],
  ])("without one is today in the browser's zone: %s", async (zone, hours) => {
    const postId = await newPrayer(author.id);
    const cookie = `${person.client.jar.header ?? ""}; time-zone=${encodeURIComponent(zone)}`;
    await press(person, postId, {}, { cookie });
    const rows = await sqlRows(
      sql`SELECT lastDay, dayEndsAt FROM prayed WHERE postId = ${postId}`,
    );
    const lastDay = utcDate(Date.now() + hours * hour);
    const dayEndsAt = Date.parse(addDays(lastDay, 1)) - hours * hour;
    expect(rows).toEqual([{ lastDay, dayEndsAt }]);
    expect((await getPrayer(person, postId))?.prayedToday).toBe(true);
  });

  it("without one is else today in the zone of the quiet hours", async () => {
    const [other] = people.slice(-1) as [SignedIn];
    const postId = await newPrayer(author.id);
    await sqlBatch([
      sql`INSERT INTO quiet_hours (userId, timeZone) VALUES (${other.id}, 'Pacific/Kiritimati')`,
    ]);
    await press(other, postId);
    const lastDay = utcDate(Date.now() + 14 * hour);
    expect(await getRows(postId)).toMatchObject([{ lastDay }]);
  });
});

describe("POST /api/posts/{id}/prayed", () => {
  it("is refused without writing anything", async () => {
    const [blocked] = people as [SignedIn];
    const postId = await newPrayer(author.id);
    const textId = await newPost(author.id);
    await press(blocked, postId);
    await sqlBatch([
      sql`INSERT INTO blocks (blockerId, blockedId, createdAt) VALUES (${author.id}, ${blocked.id}, 1)`,
    ]);
    const bodies = [
      {},
      [],
      { desired: "yes" },
      { desired: true, day: "2026-02-30" },
      { desired: true, day: "' OR 1=1" },
      { desired: true, day: 20260101 },
      { desired: true, day: addDays(today, -8) },
      { desired: true, day: addDays(today, 2) },
      { desired: false, day: addDays(today, 2) },
      { desired: true, message: "<script>" },
      { desired: true, message: ["peace"] },
    ];
    const refused = (
      status: number,
      client: ApiClient,
      id = postId,
      body: unknown = { desired: true },
    ) => ({
      name: `${status} ${JSON.stringify(body)}`,
      send: async () => {
        const response = await client.post(urls.api.prayed(id), body);
        expect([body, response.status]).toEqual([body, status]);
      },
    });
    await expectNoWrites([
      refused(401, new ApiClient()),
      refused(404, blocked.client),
      refused(404, blocked.client, postId, { desired: false }),
      refused(404, person.client, textId),
      refused(404, person.client, "nothing"),
      ...bodies
        .slice(1)
        .map((body) => refused(422, person.client, postId, body)),
    ]);
    await sqlBatch([sql`DELETE FROM blocks WHERE blockedId = ${blocked.id}`]);
    const response = await person.client.send("PUT", urls.api.prayed(postId));
    await expectProblem(response, 405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
  });

  it("notifies the author of how many prayed, and takes it back", async () => {
    const [host, ...others] = (await newPeople(4)) as [SignedIn, ...SignedIn[]];
    const postId = await newPrayer(host.id);
    await press(host, postId);
    expect(await listNotifications(host)).toEqual([]);
    for (const one of others) {
      await press(one, postId);
      await press(one, postId);
    }
    expect(await listNotifications(host)).toMatchObject([
      { kind: "prayed", postId, actorsCount: 3, actors: [] },
    ]);
    for (const one of others) await press(one, postId, { desired: false });
    expect(await listNotifications(host)).toEqual([]);
  });
});
