import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Sql, sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import { siteUrl, sqlBatch } from "../helpers/site";
import {
  createVisibilityFixture,
  removeFollowers,
  viewerKinds,
  type VisibilityFixture,
  type TargetIds,
  type ViewerKind,
} from "../helpers/visibility-fixture";
import { expectNoWrites } from "../helpers/no-writes";
import { listCalls, fetchOpenApi, type Call } from "../helpers/openapi";

// Checks every operation in the OpenAPI document: what shows a user to a stranger hides them from users on
// either side of a block, who get the same response as for content that doesn't exist.

/** Lists of other people's content, which leave out muted users too. */
const hidesMuted = new Set([
  "GET /api/posts",
  "GET /api/posts/{postId}/comments",
  "GET /api/users/suggested",
]);
/** Returns a reduced profile to the blocker. */
const profileCall = "GET /api/users/{userId}";
/** Takes the id of an event as `postId`. */
const eventPaths = /\/interest/;
/** Takes the id of a prayer request as `postId`. */
const prayerPaths = /\/prayed/;
/** The blocker may still unblock. */
const blockCall = "POST /api/users/{userId}/block";

const bodies: Record<string, unknown> = {
  "POST /api/posts/{postId}/prayed": { desired: true },
  "PUT /api/posts/{postId}": { content: "Come" },
  "POST /api/posts/{postId}/comments": { content: "Amen" },
  "PATCH /api/posts/{postId}/comments/{commentId}": { content: "Selah" },
  "POST /api/users/{userId}/block": { desired: true },
  "POST /api/users/{userId}/mute": { desired: true },
  "POST /api/users/{userId}/follower": { desired: true },
};

let calls: Call[];
let fixture: VisibilityFixture;
const missing: TargetIds = {
  userId: "nobody",
  postId: "nothing",
  prayerId: "nothing",
  eventId: "nothing",
  commentId: "nothing",
};

beforeAll(async () => {
  calls = listCalls(await fetchOpenApi());
  fixture = await createVisibilityFixture();
});
afterAll(() => removeFollowers(fixture));

const getCallName = ({ method, path }: Call) => `${method} ${path}`;

function fillPath({ path }: Call, ids: TargetIds): string {
  const filled: Record<string, string> = { ...ids };
  if (eventPaths.test(path)) filled["postId"] = ids.eventId;
  if (prayerPaths.test(path)) filled["postId"] = ids.prayerId;
  return path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => filled[name] ?? name,
  );
}

async function sendCall(call: Call, ids: TargetIds, viewer: ViewerKind) {
  const body =
    call.method === "GET" ? undefined : (bodies[getCallName(call)] ?? {});
  const { client } = fixture.viewers[viewer];
  const response = await client.send(call.method, fillPath(call, ids), {
    body,
  });
  return { status: response.status, text: await response.text() };
}

/** Likes, shares, interests and comments on the person's posts from either side of a block. */
const listReactionsAcrossBlocks = async () => {
  const { person, viewers } = fixture;
  const tables = "likes saved_posts prayed shares interests comments".split(
    " ",
  );
  const rows = await sqlBatch(
    tables.map(
      (table) =>
        sql`SELECT ${table} AS kind FROM ${new Sql(table, [])} reactions
            JOIN posts ON posts.id = reactions.postId AND posts.userId = ${person.id}
            WHERE reactions.userId IN (${viewers.blocker.id}, ${viewers.blocked.id})`,
    ),
  );
  return rows.flat();
};

const isRead = ({ method }: Call) => method === "GET";
const hasTarget = ({ path }: Call) => /\{(user|post)Id\}/.test(path);
const showsPerson = ({ status, text }: { status: number; text: string }) =>
  status === 200 &&
  (text.includes(fixture.person.id) || text.includes(fixture.uniqueText));

describe("what the API shows", () => {
  it("is hidden across a block, and in lists from users who muted the author", async () => {
    const shown = new Set<string>();
    for (const call of calls.filter(isRead)) {
      for (const ids of [fixture.own, fixture.friends]) {
        const name = getCallName(call);
        if (!showsPerson(await sendCall(call, ids, "stranger"))) continue;
        shown.add(name);
        const seen = await Promise.all(
          viewerKinds.map(async (viewer) => [
            viewer,
            showsPerson(await sendCall(call, ids, viewer)),
          ]),
        );
        expect([name, Object.fromEntries(seen)]).toEqual([
          name,
          {
            stranger: true,
            blocker: name === profileCall,
            blocked: false,
            muter: !hidesMuted.has(name),
            muted: true,
          },
        ]);
      }
    }
    // Makes sure that the fixture reaches these operations.
    expect([...shown]).toEqual(
      expect.arrayContaining([
        ...hidesMuted,
        "GET /api/users/{userId}",
        "GET /api/users/{userId}/following",
        "GET /api/users/{userId}/posts",
        "GET /api/posts/{postId}",
      ]),
    );
  });

  it("is the same across a block as for missing content", async () => {
    for (const call of calls.filter(isRead).filter(hasTarget)) {
      for (const viewer of ["blocker", "blocked"] as const) {
        const name = `${getCallName(call)} by ${viewer}`;
        if (name === `${profileCall} by blocker`) continue;
        const answer = await sendCall(call, fixture.own, viewer);
        expect([name, answer]).toEqual([
          name,
          await sendCall(call, missing, viewer),
        ]);
      }
    }
  });
});

describe("calls that write", () => {
  it("are refused across a block, with the same response as for missing content", async () => {
    const made = calls
      .filter((call) => !isRead(call) && hasTarget(call))
      .flatMap((call) =>
        (["blocker", "blocked"] as const).map((viewer) => ({
          name: `${getCallName(call)} by ${viewer}`,
          send: async () => {
            const answer = await sendCall(call, fixture.own, viewer);
            expect(answer).toEqual(await sendCall(call, missing, viewer));
            return answer.status;
          },
        })),
      );
    // A block gets the same response in both cases, but writes.
    const refused = made.filter(({ name }) => !name.startsWith(blockCall));
    const statuses = await expectNoWrites(refused);
    for (const { send } of made.filter(
      ({ name }) => name === `${blockCall} by blocked`,
    )) {
      await send();
    }
    // Ten operations by both users.
    expect(
      statuses.filter((status) => status === 404).length,
    ).toBeGreaterThanOrEqual(20);
    // A 404 doesn't prove that nothing was written before it.
    expect(await listReactionsAcrossBlocks()).toEqual([]);
  });

  it("don't reach a comment across a block, even under a friend's post", async () => {
    const { postId, commentId } = fixture.friends;
    for (const viewer of ["blocker", "blocked"] as const) {
      const { client } = fixture.viewers[viewer];
      const address = urls.api.comment(postId, commentId);
      expect((await client.send("DELETE", address)).status).toBe(404);
    }
    const address = urls.api.comment(postId, commentId);
    const { client } = fixture.viewers.muter;
    expect((await client.send("DELETE", address)).status).toBe(403);
  });

  it("work for both sides of a mute as for a stranger", async () => {
    const react = (viewer: ViewerKind) =>
      Promise.all(
        [
          urls.api.like(fixture.own.postId),
          urls.api.share(fixture.own.postId),
          urls.api.prayed(fixture.own.prayerId),
          urls.api.eventInterest(fixture.own.eventId),
          urls.api.follow(fixture.own.userId),
        ].map(async (address) => {
          const { client } = fixture.viewers[viewer];
          return (await client.post(address, { desired: true })).status;
        }),
      );
    for (const viewer of ["stranger", "muter", "muted"] as const) {
      expect(await react(viewer)).toEqual([200, 200, 200, 200, 200]);
    }
  });
});

describe("what pages show to each viewer", () => {
  const hidden = { blocker: false, blocked: false };
  const open = { stranger: true, muter: true, muted: true, ...hidden };
  // The same for everybody: what a visitor sees.
  const asVisitor = { ...open, blocker: true, blocked: true };

  it.each([
    ["home", () => urls.home, { ...open, muter: false }],
    ["the profile", () => urls.profile(fixture.own.userId), open],
    ["the post", () => urls.post(fixture.own.postId), open],
    ["the post's data", () => `${urls.post(fixture.own.postId)}.data`, open],
    [
      "the post's preview",
      () => urls.postPreview(fixture.own.postId),
      asVisitor,
    ],
    [
      "the post's oEmbed card",
      () => urls.oEmbed(`${siteUrl}${urls.post(fixture.own.postId)}`),
      asVisitor,
    ],
    ["the event", () => urls.post(fixture.own.eventId), open],
    [
      "the event's calendar file",
      () => urls.postCalendar(fixture.own.eventId),
      asVisitor,
    ],
  ])("%s", async (name, address, expected) => {
    // The edge caches what visitors see; signed-in users must never get that copy.
    await fetch(new URL(address(), siteUrl));
    const marks = [
      fixture.uniqueText,
      fixture.own.eventId,
      "PNG",
      fixture.own.postId,
    ];
    const seen = await Promise.all(
      viewerKinds.map(async (viewer) => {
        const response = await fixture.viewers[viewer].client.get(address());
        const text = await response.text();
        const shown =
          response.status === 200 &&
          (name === "home"
            ? text.includes(fixture.uniqueText)
            : marks.some((mark) => text.includes(mark)));
        return [viewer, shown];
      }),
    );
    expect(Object.fromEntries(seen)).toEqual(expected);
  });

  it("visitors see public content regardless of blocks", async () => {
    const visitor = await fetch(
      new URL(urls.post(fixture.own.postId), siteUrl),
    );
    expect(await visitor.text()).toContain(fixture.uniqueText);
  });
});
