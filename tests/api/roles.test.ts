import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { utcDate } from "~/shared/time";
import { ApiClient } from "../helpers/api-client";
import { dataString } from "../helpers/images/parts";
import { png } from "../helpers/images/png";
import {
  createGroupFor,
  leaderCalls,
  validGroupInput,
} from "../helpers/group-calls";
import { expectNoWrites } from "../helpers/no-writes";
import { listCalls, fetchOpenApi, type Call } from "../helpers/openapi";
import { newSubscription } from "../helpers/push-calls";
import { newTicket } from "../helpers/reports";
import {
  newComments,
  newEvents,
  newPeople,
  newPrayer,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

/** Calls that only the author or owner may make, whatever admin access others have. */
const authorsOnly = new Set([
  "PATCH /api/users/{userId}",
  "PUT /api/posts/{postId}",
  "DELETE /api/posts/{postId}",
  "DELETE /api/posts/{postId}/comments/{commentId}",
  "PATCH /api/posts/{postId}/comments/{commentId}",
  "PUT /api/users/{userId}/about",
  "PATCH /api/users/{userId}/handle",
  "GET /api/posts/{postId}/prayed",
  "POST /api/posts/{postId}/updates",
  "DELETE /api/posts/{postId}/updates/{updateId}",
  "PUT /api/posts/{postId}/answer",
  "DELETE /api/posts/{postId}/answer",
  "POST /api/posts/{postId}/close",
  "GET /api/users/{userId}/export",
  "DELETE /api/users/{userId}",
  ...leaderCalls,
]);
/** Calls that return 404 to other users. */
const notFoundForOthers = new Set([
  "DELETE /api/auth/sessions/{sessionId}",
  "DELETE /api/reports/{ticketId}",
  "POST /api/reports/{ticketId}/appeal",
  "POST /api/reports/{ticketId}/review",
  "DELETE /api/notifications/devices/{deviceId}",
  "POST /api/notifications/devices/{deviceId}/test",
  "PATCH /api/prayers/{itemId}",
  "DELETE /api/prayers/{itemId}",
]);
/** Calls that need the cookie of a refused sign-in. */
const sanctionedOnly = new Set(["POST /api/auth/appeal"]);
/** Calls that users can't make on themselves. */
const othersOnly = new Set([
  "POST /api/users/{userId}/follower",
  "POST /api/users/{userId}/follow",
  "POST /api/users/{userId}/block",
  "POST /api/users/{userId}/mute",
  "POST /api/reports",
]);

/** Bodies and queries that make a call valid. */
const validInput: Record<string, { query?: string; body?: unknown }> = {
  ...validGroupInput,
  "PATCH /api/users/{userId}": { body: { bio: "Selah" } },
  "POST /api/posts": { body: { type: "text", content: "Selah" } },
  "PUT /api/posts/{postId}": { body: { content: "Come" } },
  "POST /api/posts/{postId}/prayed": { body: { desired: true } },
  "PATCH /api/prayers/{itemId}": { body: { every: "week" } },
  "POST /api/prayers": { body: { content: "For rain" } },
  "POST /api/posts/{postId}/updates": { body: { content: "Better" } },
  "PUT /api/posts/{postId}/answer": { body: { content: "Thanks" } },
  "POST /api/posts/{postId}/close": { body: { desired: true } },
  "POST /api/posts/{postId}/comments": { body: { content: "Amen" } },
  "PATCH /api/posts/{postId}/comments/{commentId}": {
    body: { content: "Selah" },
  },
  "POST /api/verse-image": {
    body: { verseData: { book: "John", chapter: 3, verse: 16 } },
  },
  // Unblocks, because later calls couldn't find a blocked user.
  "POST /api/users/{userId}/block": { body: { desired: false } },
  "POST /api/users/{userId}/mute": { body: { desired: true } },
  "POST /api/users/{userId}/follower": { body: { desired: true } },
  "POST /api/users/follow-approval": { body: { desired: false } },
  "POST /api/images": { body: { image: dataString(png()) } },
  "PUT /api/users/default-audience": { body: { audience: "me" } },
  "POST /api/reports": {
    body: { kind: "post", targetId: "{postId}", reason: "spam" },
  },
  "POST /api/reports/{ticketId}/appeal": { body: { message: "Why?" } },
  "POST /api/auth/appeal": { body: { message: "Why?" } },
  "GET /api/videos": { query: "?seed=1&at=1" },
  "POST /api/videos/seen": {
    body: { postIds: ["01932d1c-8a00-7000-8000-000000000000"] },
  },
  "POST /api/users/score-sharing": { body: { desired: true } },
  "POST /api/users/prayed-sharing": { body: { desired: true } },
  "POST /api/users/hide-anonymous": { body: { desired: true } },
  "POST /api/analytics/game-play": {
    body: { gameName: "Bible Trivia", sessionId: "1790000000000" },
  },
  "POST /api/analytics/page-visit": {
    body: { page: "bible", sessionId: "1790000000000" },
  },
  "POST /api/analytics/opt-out": { body: { desired: false } },
  "POST /api/games/rounds": {
    body: {
      roundId: "0".repeat(32),
      game: "bible-trivia",
      seed: 0,
      level: "easy",
      score: 1,
    },
  },
  "POST /api/games/{game}/puzzle": {
    body: { date: utcDate(Date.now()), step: 0, answer: 0 },
  },
  "PATCH /api/users/{userId}/handle": { body: { username: "roles.own" } },
  "DELETE /api/users/{userId}": { body: { handle: "nobody" } },
  "POST /api/notifications/read": { body: {} },
  "POST /api/notifications/settings": { body: {} },
  "PUT /api/reminders/{kind}": {
    body: { localTime: "07:00", timeZone: "UTC" },
  },
  "POST /api/notifications/devices": { body: newSubscription() },
  "POST /api/notifications/devices/current": { body: { endpoint: null } },
  "POST /api/users/preferences": { body: { preferences: ["games"] } },
  "GET /api/bible/verses": { query: "?book=John&chapter=3" },
  "GET /api/bible/reference": { query: "?q=John%203:16" },
  "GET /api/bible/search": { query: "?q=grace" },
  "GET /api/users/search": { query: "?q=ruth" },
  "POST /api/bible/favourites": {
    body: { book: "John", chapter: 3, verse: 16, desired: true },
  },
  "PUT /api/bible/position": {
    body: { version: "WEB", book: "Romans", chapter: 8 },
  },
  "PUT /api/users/{userId}/about": {
    body: {
      faithJourney: "",
      prayerIntentions: "",
      audiences: {
        faithJourney: "me",
        favouriteVerses: "me",
        prayerIntentions: "me",
      },
    },
  },
};

const roles = ["visitor", "stranger", "read", "write", "power"] as const;
type Role = (typeof roles)[number];

let calls: Call[];
let people: Record<Exclude<Role, "visitor">, SignedIn>;
let owner: SignedIn;

beforeAll(async () => {
  // admin-roles.test.ts covers the admin area.
  calls = listCalls(await fetchOpenApi()).filter(
    ({ path }) => !path.startsWith("/api/admin/"),
  );
  const [author, stranger, read, write, power] = (await newPeople(5)) as [
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  owner = author;
  people = { stranger, read, write, power };
  await sqlBatch([
    sql`UPDATE users SET adminAccess = 'read' WHERE id = ${read.id}`,
    sql`UPDATE users SET adminAccess = 'write' WHERE id = ${write.id}`,
    sql`UPDATE users SET adminAccess = 'write', isPowerAdmin = 1 WHERE id = ${power.id}`,
  ]);
});

/** Creates what the call needs, with the owner as its author, and returns the call. */
async function prepare(
  { path, method }: Call,
  client: ApiClient,
  postId: string,
) {
  let commentId = "";
  let sessionId = "";
  if (path.includes("{commentId}")) {
    [commentId] = (await newComments(postId, owner.id, 1)) as [string];
  }
  if (/\{(session|device)Id\}/.test(path)) {
    sessionId = `session ${postId}`;
    await sqlBatch([
      sql`INSERT INTO sessions (id, userId, createdAt, expiresAt)
          VALUES (${sessionId}, ${owner.id}, 1, ${Date.now() + 3_600_000})`,
    ]);
  }
  if (path.includes("{deviceId}")) {
    await sqlBatch([
      sql`INSERT INTO push_devices (id, userId, sessionId, endpoint, p256dh, auth, createdAt)
          SELECT id, userId, id, 'http://127.0.0.1:9/' || id, '', '', 1 FROM sessions WHERE id = ${sessionId}`,
    ]);
  }
  if (path.includes("{itemId}")) {
    await sqlBatch([
      sql`INSERT INTO prayer_list (id, userId, content, every, createdAt) VALUES (${postId}, ${owner.id}, 'Rain', 'day', 1)`,
    ]);
  }
  const isPrayerCall = /\/(prayed|updates|answer|close)\b/.test(path);
  const prayerId = isPrayerCall ? await newPrayer(owner.id) : postId;
  if (path.includes("{updateId}")) {
    await sqlBatch([
      sql`INSERT INTO prayer_updates (id, postId, content, createdAt) VALUES (${postId}, ${prayerId}, 'Better', 1)`,
    ]);
  }
  let ticketId = "";
  if (path.includes("{ticketId}")) {
    ticketId = await newTicket(owner.id, postId, path.endsWith("/appeal"));
  }
  const group = /\{(slug|token)\}/.test(path)
    ? await createGroupFor({ path, method }, owner.id, people.stranger.id)
    : {};
  const ids: Record<string, string> = {
    postId: prayerId,
    userId: owner.id,
    ticketId,
    commentId,
    sessionId,
    deviceId: sessionId,
    itemId: postId,
    updateId: postId,
    game: "bible-trivia",
    kind: "verse",
    ...group,
  };
  const { query = "", body = null } = validInput[`${method} ${path}`] ?? {};
  const filled = JSON.stringify(body).replaceAll("{postId}", postId);
  const address = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => ids[name] ?? name,
  );
  return async () => {
    const response = await client.send(method, address + query, {
      body: (JSON.parse(filled) as unknown) ?? undefined,
    });
    await response.arrayBuffer();
    return response.status;
  };
}

/** Makes every call: first those that must be refused, none of which may write anything. */
async function makeAll(
  role: Role | "owner",
  clientFor: (call: Call) => ApiClient,
) {
  const events = await newEvents(owner.id, calls.length);
  const all = calls.map((call, i) => ({
    call,
    name: `${call.method} ${call.path} by ${role}`,
    outcome: expectedOutcome(call, role),
    prepareCall: () => prepare(call, clientFor(call), events[i] ?? ""),
  }));
  const refused = all.filter(({ outcome }) => outcome !== "done");
  const sends = await Promise.all(
    refused.map(({ prepareCall }) => prepareCall()),
  );
  const statuses = await expectNoWrites(
    refused.map(({ name }, i) => ({
      name,
      send: sends[i] ?? (() => Promise.resolve(0)),
    })),
  );
  expect(refused.map(({ name }, i) => [name, statuses[i]])).toEqual(
    refused.map(({ name, outcome }) => [name, outcome]),
  );
  for (const { name, prepareCall } of all.filter(
    (one) => !refused.includes(one),
  )) {
    const status = await (await prepareCall())();
    expect([name, status < 300 ? "done" : status]).toEqual([name, "done"]);
  }
}

/** The expected status of a call by a role. */
function expectedOutcome(
  { path, method, operation }: Call,
  role: Role | "owner",
) {
  const name = `${method} ${path}`;
  if (role === "visitor" && operation.security.length > 0) return 401;
  if (sanctionedOnly.has(name)) return 404;
  if (role !== "owner" && authorsOnly.has(name)) return 403;
  if (role !== "owner" && notFoundForOthers.has(name)) return 404;
  // The confirmation has the wrong handle.
  if (name === "DELETE /api/users/{userId}") return 422;
  if (role === "owner" && othersOnly.has(name)) return 422;
  return "done";
}

describe("every call on another user's content", () => {
  it.each(roles)("made by: %s", (role) =>
    makeAll(role, ({ path }) =>
      // A call that ends the session needs a client that isn't used again.
      role === "visitor" || path.includes("clear-session")
        ? new ApiClient()
        : people[role].client,
    ),
  );
});

it("every call on the user's own content", async () => {
  // A user belongs to 100 groups at most, and the calls above have made as many.
  await sqlBatch([sql`DELETE FROM group_members WHERE userId = ${owner.id}`]);
  await makeAll("owner", ({ path }) =>
    path.includes("clear-session") ? new ApiClient() : owner.client,
  );
});

it("all exceptions are calls in the OpenAPI document", () => {
  const names = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  for (const name of [
    ...authorsOnly,
    ...notFoundForOthers,
    ...othersOnly,
    ...Object.keys(validInput),
  ]) {
    expect(names).toContain(name);
  }
});
