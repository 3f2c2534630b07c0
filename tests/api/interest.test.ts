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
  const response = await crowdsLast().client.post(urls.api.posts(), {
    type: "event",
    eventData: { title: "Vigil", date: "2099-12-24", time: "23:00" },
  });
  eventId = (await response.json<{ id: string }>()).id;
});

/** Somebody who is not the one who marks. */
function crowdsLast(): SignedIn {
  const last = crowd.at(-1);
  if (!last) throw new Error("Nobody was made");
  return last;
}

const mark = (who: SignedIn, desired?: boolean, postId = eventId) =>
  who.client.post(
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

async function seen(who: SignedIn) {
  const [count, own, post] = await Promise.all([
    who.client.get(urls.api.eventInterest(eventId)),
    who.client.get(`${urls.api.eventInterest(eventId)}/user`),
    who.client.get(urls.api.post(eventId)),
  ]);
  const { eventData } = await post.json<{
    eventData: { interestsCount: number; isInterested: boolean };
  }>();
  const { interestsCount, isInterested } = eventData;
  expect(await count.json()).toEqual({ count: interestsCount });
  expect(await own.json()).toEqual({ isInterested });
  return { interestsCount, isInterested };
}

it("says where nothing is promised: who has switched off all that events tell", async () => {
  const quiet = crowd.at(-2) as SignedIn;
  const settings = urls.api.notifications("/settings");
  await quiet.client.post(settings, { reminder: "off" });
  const replyOf = async () => (await mark(quiet, true)).json();
  expect(await replyOf()).toEqual({ isInterested: true, count: 1 });
  await quiet.client.post(settings, { changed: "off" });
  expect(await replyOf()).toEqual({
    isInterested: true,
    count: 1,
    quiet: true,
  });
});

it("turns over without a body, as the specification has it", async () => {
  expect(await (await mark(person)).json()).toEqual({
    isInterested: true,
    count: 1,
  });
  expect(await seen(person)).toEqual({ interestsCount: 1, isInterested: true });
  expect(await seen(crowdsLast())).toEqual({
    interestsCount: 1,
    isInterested: false,
  });
  expect(await (await mark(person)).json()).toEqual({
    isInterested: false,
    count: 0,
  });
  expect(await seen(person)).toEqual({
    interestsCount: 0,
    isInterested: false,
  });
});

it("takes the wanted state as often as it is sent", async () => {
  for (const desired of [true, true, false, false, true]) {
    const response = await mark(person, desired);
    expect(await response.json()).toEqual({
      isInterested: desired,
      count: Number(desired),
    });
  }
  expect(await counts()).toEqual({ column: 1, rows: 1 });
});

it("tells a visitor how many", async () => {
  await mark(person, true);
  const response = await new ApiClient().get(urls.api.eventInterest(eventId));
  expect(await response.json()).toEqual({ count: 1 });
});

describe("200 at the same time", () => {
  const all = async (answers: Promise<Response>[]) => {
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  };

  it("by one person: count and rows agree", async () => {
    await all(crowd.map(() => mark(person)));
    const { column, rows } = await counts();
    expect(column).toBe(rows);
    expect(rows).toBeLessThanOrEqual(1);
    await all(crowd.map(() => mark(person, true)));
    expect(await counts()).toEqual({ column: 1, rows: 1 });
  });

  it("by 200 people: 200 of them", async () => {
    await all(crowd.map((who) => mark(who)));
    expect(await counts()).toEqual({ column: 200, rows: 200 });
    await all(crowd.map((who, i) => mark(who, i % 2 === 0)));
    expect(await counts()).toEqual({ column: 100, rows: 100 });
  });
});

describe("what is not taken", () => {
  it("401: a visitor", async () => {
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

  it("403: another site", async () => {
    const headers = { origin: "https://evil.example" };
    const address = urls.api.eventInterest(eventId);
    await expectProblem(
      await person.client.post(address, undefined, headers),
      403,
    );
  });

  it("404: what is no event, or not there", async () => {
    const plain = await newPost(person.id);
    for (const postId of [plain, "nobody"]) {
      await expectProblem(await mark(person, true, postId), 404);
      await expectProblem(await mark(person, undefined, postId), 404);
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

  it("405: DELETE", async () => {
    const address = urls.api.eventInterest(eventId);
    const response = await person.client.send("DELETE", address);
    await expectProblem(response, 405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
  });

  it("422: an event that is over, and a wish that is none", async () => {
    const { client } = person;
    const address = urls.api.eventInterest(eventId);
    await expectProblem(await client.post(address, { desired: "yes" }), 422);
    await sqlBatch([
      sql`UPDATE events SET startsAt = 1000 WHERE postId = ${eventId}`,
    ]);
    const problem = await expectProblem(await mark(person, true), 422);
    expect(problem.detail).toBe("Event Ended");
    expect(await counts()).toEqual({ column: 0, rows: 0 });
  });
});
