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

// Tests every call in the OpenAPI document that writes.

/** Calls that suspended users may still make: to manage their account, delete their content or stay safe. */
const allowed = new Set([
  "DELETE /api/posts/{postId}",
  "DELETE /api/posts/{postId}/comments/{commentId}",
  "DELETE /api/posts/{postId}/updates/{updateId}",
  "DELETE /api/posts/{postId}/answer",
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
  "POST /api/users/prayed-sharing",
  "POST /api/users/hide-anonymous",
  "POST /api/analytics/game-play",
  "POST /api/analytics/page-visit",
  "POST /api/analytics/opt-out",
  "POST /api/videos/seen",
  "PUT /api/bible/position",
  "POST /api/videos/restart",
  "POST /api/notifications/devices",
  "POST /api/notifications/devices/current",
  "DELETE /api/notifications/devices/{deviceId}",
  "POST /api/notifications/devices/{deviceId}/test",
  "DELETE /api/reports/{ticketId}",
  "DELETE /api/prayers/{itemId}",
  "POST /api/reports/{ticketId}/appeal",
  "POST /api/notifications/read",
  "POST /api/notifications/settings",
  "PUT /api/groups/{slug}/notifications",
  "PUT /api/reminders/{kind}",
  "DELETE /api/reminders/{kind}",
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

const getName = ({ method, path }: Call) => `${method} ${path}`;

function buildPath({ path }: Call): string {
  const ids: Record<string, string> = {
    postId: eventId,
    commentId,
    userId: authorId,
    sessionId: "none",
    game: "bible-trivia",
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
}

/** Whether the call was refused because of the suspension. */
async function isRefused(
  call: Call,
  { client }: SignedIn,
  form = false,
): Promise<boolean> {
  const response = form
    ? await client.raw(buildPath(call), {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          origin: client.origin,
        },
        body: new URLSearchParams({ _method: call.method, confirmed: "true" }),
      })
    : await client.send(call.method, buildPath(call));
  const text = await response.text();
  if (response.status !== 403) return false;
  return form
    ? text.includes("Your account is suspended")
    : refusal.test((JSON.parse(text) as { detail: string }).detail);
}

const expectRefusal = (call: Call, person: SignedIn, form = false) => ({
  name: getName(call),
  send: async () => {
    const refused = await isRefused(call, person, form);
    expect([getName(call), refused]).toEqual([getName(call), true]);
  },
});

describe("a suspended user", () => {
  it.each(["temporarily", "permanently"])(
    "%s: can't write anything",
    async (duration) => {
      const person = duration === "permanently" ? banned : suspended;
      expect(writes.length).toBeGreaterThan(25);
      await expectNoWrites(
        writes
          .filter((call) => !allowed.has(getName(call)))
          .map((call) => expectRefusal(call, person)),
      );
    },
  );

  it("can make the allowed calls", async () => {
    for (const call of writes.filter((one) => allowed.has(getName(one)))) {
      if (call.path.includes("clear-session")) continue;
      expect([getName(call), await isRefused(call, suspended)]).toEqual([
        getName(call),
        false,
      ]);
    }
  });

  it("gets the same refusal from forms", async () => {
    const calls = writes.filter(({ path }) =>
      /\}\/(like|comments|follow)$/.test(path),
    );
    expect(calls.length).toBeGreaterThanOrEqual(3);
    await expectNoWrites(
      calls.map((call) => expectRefusal(call, suspended, true)),
    );
  });

  it("can read, and sees until when", async () => {
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
    // Also shown without scripts.
    const page = await (await suspended.client.get(urls.settings)).text();
    expect(page).toContain('<aside aria-label="Suspended"');
  });

  it("can write again after the suspension", async () => {
    const response = await released.client.post(urls.api.like(eventId), {
      desired: true,
    });
    expect(response.status).toBe(200);
    const body = { type: "text", content: "Selah" };
    const post = await released.client.post(urls.api.posts(), body);
    expect(post.status).toBe(201);
  });

  it("gets a readable message", async () => {
    const response = await suspended.client.post(urls.api.like(eventId));
    const { detail } = await expectProblem(response, 403);
    expect(detail).toMatch(refusal);
  });
});

it("all exceptions are calls in the OpenAPI document", () => {
  const names = new Set(writes.map(getName));
  for (const name of allowed) expect(names).toContain(name);
});
