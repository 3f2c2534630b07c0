import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPost, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount } from "../helpers/site";

let crowd: SignedIn[];
let person: SignedIn;
let eventId: string;

beforeAll(async () => {
  crowd = await newPeople(200);
  [person] = crowd as [SignedIn];
});
beforeEach(async () => {
  const response = await getAuthor().client.post(urls.api.posts(), {
    type: "event",
    eventData: { title: "Vigil", date: "2099-12-24", time: "23:00" },
  });
  eventId = (await response.json<{ id: string }>()).id;
});

/** The author of the event, who isn't `person`. */
function getAuthor(): SignedIn {
  const last = crowd.at(-1);
  if (!last) throw new Error("No users were created");
  return last;
}

const setInterest = (user: SignedIn, desired?: boolean, postId = eventId) =>
  user.client.post(
    urls.api.eventInterest(postId),
    desired === undefined ? undefined : { desired },
  );

async function counts() {
  return {
    column: await sqlCount(
      sql`SELECT interestsCount FROM posts WHERE id = ${eventId}`,
    ),
    rows: await sqlCount(
      sql`SELECT count(*) FROM interests WHERE postId = ${eventId}`,
    ),
  };
}

async function getInterest(user: SignedIn) {
  const [count, own, post] = await Promise.all([
    user.client.get(urls.api.eventInterest(eventId)),
    user.client.get(`${urls.api.eventInterest(eventId)}/user`),
    user.client.get(urls.api.post(eventId)),
  ]);
  const { eventData } = await post.json<{
    eventData: { interestsCount: number; isInterested: boolean };
  }>();
  const { interestsCount, isInterested } = eventData;
  expect(await count.json()).toEqual({ count: interestsCount });
  expect(await own.json()).toEqual({ isInterested });
  return { interestsCount, isInterested };
}

it("returns `quiet` to a user who turned off all event notifications", async () => {
  const quiet = crowd.at(-2) as SignedIn;
  const settings = urls.api.notifications("/settings");
  await quiet.client.post(settings, { reminder: "off" });
  const markInterested = async () => (await setInterest(quiet, true)).json();
  expect(await markInterested()).toEqual({ isInterested: true, count: 1 });
  await quiet.client.post(settings, { changed: "off" });
  expect(await markInterested()).toEqual({
    isInterested: true,
    count: 1,
    quiet: true,
  });
});

it("toggles without a body", async () => {
  expect(await (await setInterest(person)).json()).toEqual({
    isInterested: true,
    count: 1,
  });
  expect(await getInterest(person)).toEqual({
    interestsCount: 1,
    isInterested: true,
  });
  expect(await getInterest(getAuthor())).toEqual({
    interestsCount: 1,
    isInterested: false,
  });
  expect(await (await setInterest(person)).json()).toEqual({
    isInterested: false,
    count: 0,
  });
  expect(await getInterest(person)).toEqual({
    interestsCount: 0,
    isInterested: false,
  });
});

it("sets the desired state, no matter how often it's sent", async () => {
  for (const desired of [true, true, false, false, true]) {
    const response = await setInterest(person, desired);
    expect(await response.json()).toEqual({
      isInterested: desired,
      count: Number(desired),
    });
  }
  expect(await counts()).toEqual({ column: 1, rows: 1 });
});

it("returns the count to visitors", async () => {
  await setInterest(person, true);
  const response = await new ApiClient().get(urls.api.eventInterest(eventId));
  expect(await response.json()).toEqual({ count: 1 });
});

describe("200 concurrent requests", () => {
  const expectAllOk = async (requests: Promise<Response>[]) => {
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  };

  it("by one user keep the count equal to the rows", async () => {
    await expectAllOk(crowd.map(() => setInterest(person)));
    const { column, rows } = await counts();
    expect(column).toBe(rows);
    expect(rows).toBeLessThanOrEqual(1);
    await expectAllOk(crowd.map(() => setInterest(person, true)));
    expect(await counts()).toEqual({ column: 1, rows: 1 });
  });

  it("by 200 users are all counted", async () => {
    await expectAllOk(crowd.map((user) => setInterest(user)));
    expect(await counts()).toEqual({ column: 200, rows: 200 });
    await expectAllOk(crowd.map((user, i) => setInterest(user, i % 2 === 0)));
    expect(await counts()).toEqual({ column: 100, rows: 100 });
  });
});

describe("errors", () => {
  it("returns 401 for a visitor", async () => {
    const visitor = new ApiClient();
    await expectProblem(
      await visitor.post(urls.api.eventInterest(eventId)),
      401,
    );
    await expectProblem(
      await visitor.get(`${urls.api.eventInterest(eventId)}/user`),
      401,
    );
    expect(await counts()).toEqual({ column: 0, rows: 0 });
  });

  it("returns 403 for another site", async () => {
    const headers = { origin: "https://evil.example" };
    const url = urls.api.eventInterest(eventId);
    await expectProblem(await person.client.post(url, undefined, headers), 403);
  });

  it("returns 404 for missing events and for posts that aren't events", async () => {
    const textPostId = await newPost(person.id);
    for (const postId of [textPostId, "nobody"]) {
      await expectProblem(await setInterest(person, true, postId), 404);
      await expectProblem(await setInterest(person, undefined, postId), 404);
      const { client } = person;
      await expectProblem(
        await client.get(urls.api.eventInterest(postId)),
        404,
      );
      await expectProblem(
        await client.get(`${urls.api.eventInterest(postId)}/user`),
        404,
      );
    }
  });

  it("returns 405 for DELETE", async () => {
    const url = urls.api.eventInterest(eventId);
    const response = await person.client.send("DELETE", url);
    await expectProblem(response, 405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
  });

  it("returns 422 for a past event and for an invalid `desired`", async () => {
    const { client } = person;
    const url = urls.api.eventInterest(eventId);
    await expectProblem(await client.post(url, { desired: "yes" }), 422);
    await sqlBatch([
      sql`UPDATE events SET startsAt = 1000 WHERE postId = ${eventId}`,
    ]);
    const problem = await expectProblem(await setInterest(person, true), 422);
    expect(problem.detail).toBe("Event Ended");
    expect(await counts()).toEqual({ column: 0, rows: 0 });
  });
});
