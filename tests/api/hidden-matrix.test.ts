import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Sql, sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import { siteUrl, sqlRows } from "../helpers/site";
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

// Every call of the API, from its own list: what shows a person to a stranger does not show him to
// anyone whom he has blocked or who has blocked him, and each of those is told what is told where
// nobody is.

/** What comes without being asked for: there the muted are left out too. */
const muteHides = new Set([
  "GET /api/posts",
  "GET /api/posts/{postId}/comments",
  "GET /api/users/suggested",
]);
/** Who has blocked reaches a bare sheet there: block.test.ts. */
const sheet = "GET /api/users/{userId}";
/** Of eventId, since it is asked of events alone. */
const ofEvents = /\/interest/;
/** The way back stays open to whoever has blocked. */
const wayBack = "POST /api/users/{userId}/block";

const bodies: Record<string, unknown> = {
  "PUT /api/posts/{postId}": { content: "Come" },
  "POST /api/posts/{postId}/comments": { content: "Amen" },
  "POST /api/users/{userId}/block": { desired: true },
  "POST /api/users/{userId}/mute": { desired: true },
  "POST /api/users/{userId}/follower": { desired: true },
};

let calls: Call[];
let world: VisibilityFixture;
const nobody: TargetIds = {
  userId: "nobody",
  postId: "nothing",
  eventId: "nothing",
  commentId: "nothing",
};

beforeAll(async () => {
  calls = listCalls(await fetchOpenApi());
  world = await createVisibilityFixture();
});
afterAll(() => removeFollowers(world));

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

function addressOf({ path }: Call, ids: TargetIds): string {
  const postId = ofEvents.test(path) ? ids.eventId : ids.postId;
  const filled: Record<string, string> = { ...ids, postId };
  return path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => filled[name] ?? name,
  );
}

async function ask(call: Call, ids: TargetIds, who: ViewerKind) {
  const body = call.method === "GET" ? undefined : (bodies[nameOf(call)] ?? {});
  const { client } = world.viewers[who];
  const response = await client.send(call.method, addressOf(call, ids), {
    body,
  });
  return { status: response.status, text: await response.text() };
}

/** What those across a block have done to the person's posts, in rows. */
const actsAcross = () => {
  const { person, viewers } = world;
  const of = ["likes", "shares", "interests", "comments"].map(
    (table) => `SELECT '${table}' AS act, postId, userId FROM ${table}`,
  );
  return sqlRows(
    sql`SELECT act FROM (${new Sql(of.join(" UNION ALL "), [])}) acts
        JOIN posts ON posts.id = acts.postId AND posts.userId = ${person.id}
        WHERE acts.userId IN (${viewers.blocker.id}, ${viewers.blocked.id})`,
  );
};

const reading = ({ method }: Call) => method === "GET";
const aboutSomebody = ({ path }: Call) => /\{(user|post)Id\}/.test(path);
const showsHim = ({ status, text }: { status: number; text: string }) =>
  status === 200 &&
  (text.includes(world.person.id) || text.includes(world.uniqueText));

describe("what the API shows", () => {
  it("of a person: nothing across a block, nothing unasked to who has muted him", async () => {
    const shown = new Set<string>();
    for (const call of calls.filter(reading)) {
      for (const ids of [world.own, world.friends]) {
        const name = nameOf(call);
        if (!showsHim(await ask(call, ids, "stranger"))) continue;
        shown.add(name);
        const seen = await Promise.all(
          viewerKinds.map(async (who) => [
            who,
            showsHim(await ask(call, ids, who)),
          ]),
        );
        expect([name, Object.fromEntries(seen)]).toEqual([
          name,
          {
            stranger: true,
            blocker: name === sheet,
            blocked: false,
            muter: !muteHides.has(name),
            muted: true,
          },
        ]);
      }
    }
    // The matrix is worth its name only while it reaches them.
    expect([...shown]).toEqual(
      expect.arrayContaining([
        ...muteHides,
        "GET /api/users/{userId}",
        "GET /api/users/{userId}/following",
        "GET /api/users/{userId}/posts",
        "GET /api/posts/{postId}",
      ]),
    );
  });

  it("across a block is what it shows where nobody is", async () => {
    for (const call of calls.filter(reading).filter(aboutSomebody)) {
      for (const who of ["blocker", "blocked"] as const) {
        const name = `${nameOf(call)} by ${who}`;
        if (name === `${sheet} by blocker`) continue;
        const answer = await ask(call, world.own, who);
        expect([name, answer]).toEqual([name, await ask(call, nobody, who)]);
      }
    }
  });
});

describe("what can be done", () => {
  it("to a person across a block: nothing, as if nobody were there", async () => {
    const made = calls
      .filter((call) => !reading(call) && aboutSomebody(call))
      .flatMap((call) =>
        (["blocker", "blocked"] as const).map((who) => ({
          name: `${nameOf(call)} by ${who}`,
          send: async () => {
            const answer = await ask(call, world.own, who);
            expect(answer).toEqual(await ask(call, nobody, who));
            return answer.status;
          },
        })),
      );
    // A block is answered alike, there and where nobody is, and written.
    const refused = made.filter(({ name }) => !name.startsWith(wayBack));
    const statuses = await expectNoWrites(refused);
    for (const { send } of made.filter(
      ({ name }) => name === `${wayBack} by blocked`,
    )) {
      await send();
    }
    // Ten calls by both.
    expect(
      statuses.filter((status) => status === 404).length,
    ).toBeGreaterThanOrEqual(20);
    // A 404 says nothing of what was written before it.
    expect(await actsAcross()).toEqual([]);
  });

  it("to what he has said to a friend: nothing either", async () => {
    const { postId, commentId } = world.friends;
    for (const who of ["blocker", "blocked"] as const) {
      const { client } = world.viewers[who];
      const address = urls.api.comment(postId, commentId);
      expect((await client.send("DELETE", address)).status).toBe(404);
    }
    const address = urls.api.comment(postId, commentId);
    const { client } = world.viewers.muter;
    expect((await client.send("DELETE", address)).status).toBe(403);
  });

  it("by the muted and by who has muted him: all that a stranger can", async () => {
    const act = (who: ViewerKind) =>
      Promise.all(
        [
          urls.api.like(world.own.postId),
          urls.api.share(world.own.postId),
          urls.api.eventInterest(world.own.eventId),
          urls.api.follow(world.own.userId),
        ].map(async (address) => {
          const { client } = world.viewers[who];
          return (await client.post(address, { desired: true })).status;
        }),
      );
    for (const who of ["stranger", "muter", "muted"] as const) {
      expect(await act(who)).toEqual([200, 200, 200, 200]);
    }
  });
});

describe("what pages show", () => {
  const hidden = { blocker: false, blocked: false };
  const open = { stranger: true, muter: true, muted: true, ...hidden };

  it.each([
    ["home", () => urls.home, { ...open, muter: false }],
    ["his profile", () => urls.profile(world.own.userId), open],
    ["his post", () => urls.post(world.own.postId), open],
    ["his post's data", () => `${urls.post(world.own.postId)}.data`, open],
    ["its preview", () => urls.postPreview(world.own.postId), open],
    [
      "its card",
      () => urls.oEmbed(`${siteUrl}${urls.post(world.own.postId)}`),
      open,
    ],
    ["his event", () => urls.post(world.own.eventId), open],
    ["its calendar file", () => urls.postCalendar(world.own.eventId), open],
  ])("%s", async (name, address, expected) => {
    // What a visitor has been shown is kept at the edge: no member is ever given it.
    await fetch(new URL(address(), siteUrl));
    const marks = [
      world.uniqueText,
      world.own.eventId,
      "PNG",
      world.own.postId,
    ];
    const seen = await Promise.all(
      viewerKinds.map(async (who) => {
        const response = await world.viewers[who].client.get(address());
        const text = await response.text();
        const shown =
          response.status === 200 &&
          (name === "home"
            ? text.includes(world.uniqueText)
            : marks.some((mark) => text.includes(mark)));
        return [who, shown];
      }),
    );
    expect(Object.fromEntries(seen)).toEqual(expected);
  });

  it("a visitor is shown what is public, whoever has blocked whom", async () => {
    const visitor = await fetch(new URL(urls.post(world.own.postId), siteUrl));
    expect(await visitor.text()).toContain(world.uniqueText);
  });
});
