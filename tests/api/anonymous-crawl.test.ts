import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Comment } from "~/features/comments/comment";
import type { Post } from "~/features/posts/post";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { startSite } from "../helpers/local-site";
import { fetchOpenApi, listCalls } from "../helpers/openapi";
import type { SignedIn } from "../helpers/seeds";
import { createSiteBatch, newPersonOnSite } from "../helpers/site-batch";

// Three sites differ only in who wrote the anonymous requests: a user whom the viewer follows, one who has blocked the
// viewer, or one who appears nowhere else. Every operation and page answers alike on all of them.

const roles = ["viewer", "other", "followed", "blocker", "quiet"] as const;
type Role = (typeof roles)[number];
const authorRoles = ["followed", "blocker", "quiet"] as const;

interface World {
  people: Record<Role, SignedIn>;
  requestId: string;
  answeredId: string;
  commentId: string;
  answers: Map<string, string>;
}

let paths: string[];
const worlds: World[] = [];
const stops: (() => Promise<unknown>)[] = [];
const picture = (role: Role) => `https://pictures.example/${role}.png`;
/** Nobody else's name contains it. */
const toName = (role: Role) => `Sentinel${role}`;

beforeAll(async () => {
  const operations = listCalls(await fetchOpenApi())
    .filter(({ method, path }) => method === "GET" && !/export|csv/.test(path))
    .map(({ path }) => path);
  const post = "/post/{postId}";
  paths = [
    ...operations,
    ...["preferred", "following", "newest"].map((order) =>
      urls.api.posts({ order }),
    ),
    ...["open", "answered", "mine"].map((prayers) =>
      urls.api.posts({ type: "prayer", prayers }),
    ),
    ...roles.map((role) => `/api/users/search?q=${role}`),
    `${urls.api.comments("POST").replace("POST", "{postId}")}?commentId={commentId}`,
    ...[post, `${post}.data`, `${post}/preview.png`, `${post}/event.ics`],
    ...["/report/post/{postId}.data", "/report/comment/{commentId}.data"],
    ...["/profile/{userId}", "/profile/{userId}.data", "/profile"],
    ...[urls.home, "/home?tab=prayer", "/home?tab=prayer&prayers=answered"],
    ...["/notifications", "/saved", "/videos", "/sitemap.xml"],
  ];
  for (const role of authorRoles) worlds.push(await buildWorld(role));
}, 180_000);

afterAll(() => Promise.all(stops.map((stop) => stop())));

async function buildWorld(authorRole: Role): Promise<World> {
  const site = await startSite();
  stops.push(site.stop);
  const batch = createSiteBatch(site);
  // One after the other, so that their ids sort alike on every site.
  const entries: [Role, SignedIn][] = [];
  for (const role of roles) entries.push([role, await newPersonOnSite(site)]);
  const people = Object.fromEntries(entries) as Record<Role, SignedIn>;
  await batch([
    ...entries.map(
      ([role, { id }]) =>
        sql`UPDATE users SET createdAt = 1, username = ${role}, email = ${`${role}@example.org`}, firstName = ${toName(role)},
              profileImageUrl = ${picture(role)} WHERE id = ${id}`,
    ),
    // Enough users with more followers, so that nobody else is suggested.
    sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 110)
        INSERT INTO users (id, username, createdAt, followersCount) SELECT 'crowd-' || i, 'crowd' || i, 1, 9 FROM n`,
    sql`INSERT INTO follows (followerId, followeeId, createdAt) VALUES (${people.viewer.id}, ${people.followed.id}, 1)`,
    sql`INSERT INTO notification_levels (userId, kind, level) VALUES (${people.viewer.id}, 'thread', 'app'), (${people.other.id}, 'thread', 'app')`,
    sql`INSERT INTO blocks (blockerId, blockedId, createdAt) VALUES (${people.blocker.id}, ${people.viewer.id}, 1)`,
  ]);
  const author = people[authorRole].client;
  for (const role of ["followed", "blocker"] as const)
    await expectOk(
      people[role].client.post(urls.api.posts(), {
        ...{ type: "text", content: `By ${role}` },
      }),
    );
  const ask = async (content: string) => {
    const body = { type: "prayer", content, anonymous: true };
    return (await expectOk<Post>(author.post(urls.api.posts(), body))).id;
  };
  const answeredId = await ask("Pray for rain");
  const requestId = await ask("Pray for @viewer");
  const comment = async (client: ApiClient, content: string, parentId = "") =>
    (
      await expectOk<Comment>(
        client.post(urls.api.comments(requestId), {
          content,
          ...(parentId && { parentId }),
        }),
      )
    ).id;
  await comment(people.viewer.client, "Amen");
  const question = await comment(people.other.client, "Since when?");
  const commentId = await comment(author, "Since May, @viewer", question);
  await comment(author, "A word of thanks");
  for (const { client } of [people.viewer, people.other]) {
    await expectOk(client.post(urls.api.like(requestId), { desired: true }));
    await expectOk(client.post(urls.api.prayed(requestId), { desired: true }));
    await expectOk(client.post(urls.api.save(answeredId), { desired: true }));
  }
  const now = Date.now();
  await batch([
    sql`UPDATE posts SET answeredAt = ${now}, answer = 'It rained' WHERE id = ${answeredId}`,
    sql`INSERT INTO prayer_updates (id, postId, content, createdAt) VALUES (${newId(now)}, ${requestId}, 'Clouds', ${now})`,
  ]);
  const world = { people, requestId, answeredId, commentId };
  return { ...world, answers: await crawl(world, site.url) };
}

async function crawl(
  { people, requestId, answeredId, commentId }: Omit<World, "answers">,
  origin: string,
) {
  const clients = {
    viewer: people.viewer.client,
    other: people.other.client,
    visitor: new ApiClient(origin),
  };
  const noId = newId(0);
  const targets = [
    { postId: requestId, userId: people.followed.id },
    { postId: answeredId, userId: people.blocker.id },
  ];
  const answers = new Map<string, string>();
  for (const [kind, client] of Object.entries(clients)) {
    for (const [i, target] of targets.entries()) {
      for (const path of paths.filter((path) => !i || path.includes("{"))) {
        const ids: Record<string, string> = { ...target, commentId };
        const response = await client.get(
          path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? noId),
        );
        const link = response.headers.get("link") ?? "";
        const text = `${response.status} ${link} ${await response.text()}`;
        answers.set(`${kind} ${i} ${path}`, normalize(text, people, origin));
      }
    }
  }
  return answers;
}

/** Ids, times, request ids and the build's nonces differ from site to site. */
function normalize(text: string, people: World["people"], origin: string) {
  let normal = text.replaceAll(new URL(origin).port, "port");
  for (const [role, { id }] of Object.entries(people))
    normal = normal.replaceAll(id, `id of ${role}`);
  return normal
    .replaceAll(
      /[\da-f]{8}-[\da-f]{4}(-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})?/g,
      "id",
    )
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time")
    .replaceAll(/"at":\d+|"now",\d+,|\b1[678]\d{11}\b/g, "time")
    .replaceAll(/(posted )?(now|\d+s ago)/g, "ago")
    .replaceAll(/[\w-]{43,87}(?=")/g, "session or key")
    .replaceAll(/"seed",\d+/g, "seed")
    .replaceAll(/nonce="[^"]*"/g, "");
}

it("answers alike, whoever wrote the request", () => {
  const [first, ...others] = worlds.map(({ answers }) => answers);
  for (const answers of others) {
    const differences = [...answers].flatMap(([path, text]) => {
      const expected = first?.get(path) ?? "";
      if (text === expected) return [];
      let at = 0;
      while (text[at] === expected[at]) at++;
      const near = (one: string) => one.slice(Math.max(0, at - 200), at + 100);
      return [[path, near(text), near(expected)]];
    });
    expect(differences).toEqual([]);
  }
});

it("never names its author to other viewers", () => {
  const { answers } = worlds[2] as World;
  const traces = [toName("quiet"), picture("quiet"), "id of quiet"];
  for (const [path, text] of answers) {
    if (path.includes("search?q=quiet")) continue;
    expect([path, traces.filter((one) => text.includes(one))]).toEqual([
      path,
      [],
    ]);
  }
  // The crawl reaches both requests.
  for (const content of ["Pray for rain", "Since May"]) {
    const found = [...answers.values()].filter((text) =>
      text.includes(content),
    );
    expect(found.length).toBeGreaterThan(6);
  }
});
