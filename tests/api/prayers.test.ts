import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { ListedPrayer } from "~/features/prayer/prayer-list";
import { addDays, utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { expectOk } from "../helpers/expect-ok";
import { loadPage } from "../helpers/load-page";
import { expectProblem } from "../helpers/problem";
import {
  newPeople,
  newPerson,
  newPrayer,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch, sqlCount } from "../helpers/site";

const url = urls.api.prayers;
const today = utcDate(Date.now());

let author: SignedIn;
let person: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  [author, other] = (await newPeople(2)) as [SignedIn, SignedIn];
});

const add = async ({ client }: SignedIn, body: unknown) => {
  const response = await client.post(url, body);
  expect(response.status).toBe(201);
  return response.json<ListedPrayer>();
};
const change = ({ client }: SignedIn, id: string, body: unknown) =>
  client.send("PATCH", urls.api.prayer(id), { body });
const remove = ({ client }: SignedIn, id: string) =>
  client.send("DELETE", urls.api.prayer(id));
const list = ({ client }: SignedIn, path = "") =>
  expectOk<ListedPrayer[]>(client.get(url + path));
const listDue = async (user: SignedIn) =>
  (await list(user, "/today")).map(({ id }) => id);
const countItems = ({ id }: SignedIn) =>
  sqlCount(sql`SELECT count(*) FROM prayer_list WHERE userId = ${id}`);

it("lists requests and own words, oldest first, with a short form of the request", async () => {
  person = await newPerson();
  const postId = await newPrayer(author.id);
  const anonymousId = await newPrayer(author.id, true);
  const own = await add(person, { content: "  My mother\n", every: "week" });
  expect(own).toEqual({
    id: own.id,
    every: "week",
    lastDay: null,
    content: "My mother",
    postId: null,
    post: null,
  });
  const { id } = await add(person, { postId });
  const again = await add(person, { postId, every: "week" });
  const anonymous = await add(person, { postId: anonymousId });
  const post = await expectOk<{ content: string }>(
    person.client.get(urls.api.post(postId)),
  );
  const request = {
    id,
    every: "day",
    lastDay: null,
    content: null,
    postId,
    post: {
      content: post.content,
      user: {
        id: author.id,
        firstName: "Ruth",
        lastName: "Reader",
        username: author.username,
        profileImageUrl: null,
      },
      answeredAt: null,
      closedAt: null,
    },
  };
  expect(again).toEqual(request);
  expect(anonymous.post?.user).toBeNull();
  expect(await list(person)).toEqual([own, request, anonymous]);
  expect(await list(other)).toEqual([]);
});

it("shows when a request was answered or closed", async () => {
  const user = await newPerson();
  const postId = await newPrayer(author.id);
  await add(user, { postId });
  await sqlBatch([
    sql`UPDATE posts SET answeredAt = 1000, closedAt = 2000 WHERE id = ${postId}`,
  ]);
  expect((await list(user))[0]?.post).toMatchObject({
    answeredAt: "1970-01-01T00:00:01.000Z",
    closedAt: "1970-01-01T00:00:02.000Z",
  });
});

it.each([
  ["deleted", (id: string) => sql`DELETE FROM posts WHERE id = ${id}`],
  [
    "narrowed",
    (id: string) => sql`UPDATE posts SET audience = 'me' WHERE id = ${id}`,
  ],
  [
    "hidden by moderators",
    (id: string) => sql`UPDATE posts SET hiddenAt = 1 WHERE id = ${id}`,
  ],
  [
    "hidden by the viewer",
    (id: string) =>
      sql`INSERT INTO hidden_posts (userId, postId) SELECT userId, postId FROM prayer_list WHERE postId = ${id}`,
  ],
  [
    "by somebody who blocked the viewer",
    (id: string) =>
      sql`INSERT INTO blocks (blockerId, blockedId, createdAt)
          SELECT p.userId, l.userId, 1 FROM posts p JOIN prayer_list l ON l.postId = p.id WHERE p.id = ${id}`,
  ],
])(
  "a request that is %s stays without its text, never due",
  async (_, hide) => {
    const [asker, user] = (await newPeople(2)) as [SignedIn, SignedIn];
    const postId = await newPrayer(asker.id);
    const { id } = await add(user, { postId });
    expect(await listDue(user)).toEqual([id]);
    await sqlBatch([hide(postId)]);
    expect(await list(user)).toMatchObject([{ id, postId, post: null }]);
    expect(await listDue(user)).toEqual([]);
    expect((await remove(user, id)).status).toBe(204);
    expect(await list(user)).toEqual([]);
  },
);

describe("PATCH and DELETE /api/prayers/{id}", () => {
  it("change the frequency of any item", async () => {
    const user = await newPerson();
    const request = await add(user, { postId: await newPrayer(author.id) });
    const own = await add(user, { content: "Rain" });
    const changed = await change(user, request.id, { every: "week" });
    expect(await changed.json()).toEqual({ ...request, every: "week" });
    const weekly = await change(user, own.id, { every: "week" });
    expect(await weekly.json()).toEqual({ ...own, every: "week" });
    const day = { prayedOn: today };
    await expectProblem(await change(user, request.id, day), 422);
    expect((await remove(user, own.id)).status).toBe(204);
    await expectProblem(await remove(user, own.id), 404);
    await expectProblem(await change(user, own.id, {}), 404);
  });

  it("record the last day on which the user prayed for own words", async () => {
    const user = await newPerson();
    const { id } = await add(user, { content: "Rain" });
    const press = async (prayedOn: string) => {
      const response = await change(user, id, { prayedOn });
      return (await response.json<ListedPrayer>()).lastDay;
    };
    const yesterday = addDays(today, -1);
    expect(await press(yesterday)).toBe(yesterday);
    expect(await press(today)).toBe(today);
    // Waited offline.
    expect(await press(yesterday)).toBe(today);
  });
});

/** Moves all days of the user's list and presses into the past, as if so many days had passed. */
const passDays = ({ id }: SignedIn, days: number) =>
  sqlBatch([
    sql`UPDATE prayed SET lastDay = date(lastDay, ${`-${days} days`}) WHERE userId = ${id}`,
    sql`UPDATE prayer_list SET lastDay = date(lastDay, ${`-${days} days`}) WHERE userId = ${id} AND postId IS NULL`,
  ]);

it("the daily part of the list comes back each day, the weekly part after seven days", async () => {
  const user = await newPerson();
  const postId = await newPrayer(author.id);
  await expectOk(user.client.post(urls.api.prayed(postId), { desired: true }));
  const request = await add(user, { postId });
  const weekly = await add(user, { content: "Rain", every: "week" });
  expect(request.lastDay).toBe(today);
  // The first day: the request was prayed for before it was listed.
  expect(await listDue(user)).toEqual([weekly.id]);
  await expectOk(change(user, weekly.id, { prayedOn: today }));
  expect(await listDue(user)).toEqual([]);
  // The second and the third day.
  for (let day = 2; day <= 3; day++) {
    await passDays(user, 1);
    expect(await listDue(user)).toEqual([request.id]);
    await expectOk(
      user.client.post(urls.api.prayed(postId), { desired: true }),
    );
    expect(await listDue(user)).toEqual([]);
  }
  await passDays(user, 4);
  expect(await listDue(user)).toEqual([request.id]);
  await passDays(user, 1);
  expect(await listDue(user)).toEqual([request.id, weekly.id]);
});

it("today is the date in the browser's zone", async () => {
  const user = await newPerson();
  const { id } = await add(user, { content: "Rain" });
  const earliest = utcDate(Date.now() - 12 * 3_600_000);
  await expectOk(change(user, id, { prayedOn: earliest }));
  const listIn = (zone: string) =>
    expectOk<ListedPrayer[]>(
      user.client.get(`${url}/today`, {
        cookie: `${user.client.jar.header ?? ""}; time-zone=${encodeURIComponent(zone)}`,
      }),
    );
  expect(await listIn("Etc/GMT+12")).toEqual([]);
  expect(await listIn("Pacific/Kiritimati")).toMatchObject([{ id }]);
});

it("Pray now invites a user with an empty list to fill it", async () => {
  const user = await newPerson();
  const invitation = "Who would you like to pray for?";
  const load = async () => (await loadPage(urls.prayNow, user.client)).text;
  expect(await load()).toContain(invitation);
  const { id } = await add(user, { content: "Rain" });
  expect(await load()).not.toContain(invitation);
  await expectOk(change(user, id, { prayedOn: today }));
  expect(await load()).toContain("You have prayed for everyone");
  expect(await load()).not.toContain(invitation);
});

it("My prayers shows the latest update of the viewer's requests", async () => {
  const user = await newPerson();
  const postId = await newPrayer(user.id);
  for (const content of ["First rain", "Second rain"])
    await expectOk(
      user.client.post(urls.api.prayerUpdates(postId), { content }),
    );
  const { text } = await loadPage(urls.prayers, user.client);
  expect(text).toContain("Second rain");
  expect(text).not.toContain("First rain");
});

it("is deleted with the account", async () => {
  const user = await newPerson();
  await add(user, { content: "Rain" });
  await sqlBatch([sql`DELETE FROM users WHERE id = ${user.id}`]);
  expect(await countItems(user)).toBe(0);
});
