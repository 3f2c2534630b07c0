import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { permanentlyMs } from "~/shared/suspension";
import { urls } from "~/shared/urls";
import { expectNoWrites } from "../helpers/no-writes";
import { listCalls, fetchOpenApi, type Call } from "../helpers/openapi";
import { expectProblem } from "../helpers/problem";
import {
  newComments,
  newEvents,
  newPeople,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

// Every call of the API that writes, from its own list.

/** What the suspended may do all the same: what is theirs to settle or take away, or keeps people safe. */
const open = new Set([
  "DELETE /api/posts/{postId}",
  "DELETE /api/posts/{postId}/comments/{commentId}",
  "POST /api/reports",
  "POST /api/auth/clear-session",
  "POST /api/auth/appeal",
  "POST /api/reports/{ticketId}/review",
  "DELETE /api/auth/sessions",
  "DELETE /api/auth/sessions/{sessionId}",
  "DELETE /api/users/{userId}",
  "POST /api/users/{userId}/block",
  "POST /api/users/{userId}/mute",
  "POST /api/users/preferences",
  "POST /api/users/follow-approval",
  "POST /api/users/score-sharing",
  "POST /api/analytics/game-play",
  "POST /api/analytics/page-visit",
  "POST /api/analytics/opt-out",
  "POST /api/videos/seen",
  "POST /api/videos/restart",
  "POST /api/notifications/devices",
  "POST /api/notifications/devices/current",
  "DELETE /api/notifications/devices/{deviceId}",
  "POST /api/notifications/devices/{deviceId}/test",
  "DELETE /api/reports/{ticketId}",
  "POST /api/reports/{ticketId}/appeal",
  "POST /api/notifications/read",
  "POST /api/notifications/settings",
]);

const until = Date.now() + 86_400_000;
const refusal =
  /^Your account is (suspended until .* UTC|permanently suspended)\./;

let writes: Call[];
let suspended: SignedIn;
let banned: SignedIn;
let released: SignedIn;
let eventId: string;
let commentId: string;
let authorId: string;

beforeAll(async () => {
  const [author, ...people] = (await newPeople(4)) as [SignedIn, ...SignedIn[]];
  [suspended, banned, released] = people as [SignedIn, SignedIn, SignedIn];
  authorId = author.id;
  writes = listCalls(await fetchOpenApi()).filter(
    ({ method }) => method !== "GET",
  );
  [eventId] = (await newEvents(author.id, 1)) as [string];
  [commentId] = (await newComments(eventId, author.id, 1)) as [string];
  await suspend(suspended.id, until);
  await suspend(banned.id, permanentlyMs);
  await suspend(released.id, Date.now() - 1);
});

const suspend = (userId: string, until: number) =>
  sqlBatch([
    sql`UPDATE users SET suspendedUntil = ${until} WHERE id = ${userId}`,
  ]);

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

function addressOf({ path }: Call): string {
  const ids: Record<string, string> = {
    postId: eventId,
    commentId,
    userId: authorId,
    sessionId: "none",
    game: "bible-trivia",
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
}

/** Whether it was refused for that reason, and no other. */
async function isRefused(
  call: Call,
  { client }: SignedIn,
  form = false,
): Promise<boolean> {
  const response = form
    ? await client.raw(addressOf(call), {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          origin: client.origin,
        },
        body: new URLSearchParams({ _method: call.method, confirmed: "true" }),
      })
    : await client.send(call.method, addressOf(call));
  const text = await response.text();
  if (response.status !== 403) return false;
  return form
    ? text.includes("Your account is suspended")
    : refusal.test((JSON.parse(text) as { detail: string }).detail);
}

const expectRefusal = (call: Call, person: SignedIn, form = false) => ({
  name: nameOf(call),
  send: async () => {
    const refused = await isRefused(call, person, form);
    expect([nameOf(call), refused]).toEqual([nameOf(call), true]);
  },
});

describe("whoever is suspended", () => {
  it.each(["for a while", "for good"])("%s: may write nothing", async (how) => {
    const person = how === "for good" ? banned : suspended;
    expect(writes.length).toBeGreaterThan(25);
    await expectNoWrites(
      writes
        .filter((call) => !open.has(nameOf(call)))
        .map((call) => expectRefusal(call, person)),
    );
  });

  it("may do what is theirs to settle", async () => {
    for (const call of writes.filter((one) => open.has(nameOf(one)))) {
      if (call.path.includes("clear-session")) continue;
      expect([nameOf(call), await isRefused(call, suspended)]).toEqual([
        nameOf(call),
        false,
      ]);
    }
  });

  it("is told by forms too", async () => {
    const calls = writes.filter(({ path }) =>
      /\}\/(like|comments|follow)$/.test(path),
    );
    expect(calls.length).toBeGreaterThanOrEqual(3);
    await expectNoWrites(
      calls.map((call) => expectRefusal(call, suspended, true)),
    );
  });

  it("reads on, and is told until when", async () => {
    for (const path of [urls.api.posts(), urls.api.comments(eventId)]) {
      expect((await suspended.client.get(path)).status).toBe(200);
    }
    const me = async ({ client }: SignedIn) =>
      (await client.get(urls.api.currentUser)).json<object>();
    expect(await me(suspended)).toMatchObject({
      suspended: { until: new Date(until).toISOString(), reason: null },
    });
    expect(await me(banned)).toMatchObject({ suspended: { until: null } });
    expect(await me(released)).not.toHaveProperty("suspended");
    // Before there are scripts as well.
    const page = await (await suspended.client.get(urls.settings)).text();
    expect(page).toContain("<noscript><aside");
  });

  it("writes again once that is over", async () => {
    const reply = await released.client.post(urls.api.like(eventId), {
      desired: true,
    });
    expect(reply.status).toBe(200);
    const body = { type: "text", content: "Selah" };
    const post = await released.client.post(urls.api.posts(), body);
    expect(post.status).toBe(201);
  });

  it("is refused in words a person can read", async () => {
    const answer = await suspended.client.post(urls.api.like(eventId));
    const { detail } = await expectProblem(answer, 403);
    expect(detail).toMatch(refusal);
  });
});

it("the exceptions are calls that there are", () => {
  const names = new Set(writes.map(nameOf));
  for (const name of open) expect(names).toContain(name);
});
