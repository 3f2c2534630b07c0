import { beforeAll, describe, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import {
  createGroupFixture,
  groupViewers,
  isLeading,
  isMember,
  policies,
  type GroupFixture,
  type GroupViewer,
  type Policy,
  type Sentinels,
} from "../helpers/group-fixture";
import { expectNoWrites } from "../helpers/no-writes";
import { fetchOpenApi, listCalls, type Call } from "../helpers/openapi";
import { siteUrl } from "../helpers/site";

// Every operation and page as every kind of viewer of every kind of group: nothing that this viewer may not see. What a
// stranger may not know of answers like a group that never existed.

let calls: Call[];
const fixtures = {} as Record<Policy, GroupFixture>;

beforeAll(async () => {
  calls = listCalls(await fetchOpenApi());
  for (const policy of policies)
    fixtures[policy] = await createGroupFixture(policy);
});

/** Who may see which text, besides the texts that viewers wrote themselves. */
function maySee(
  name: keyof Sentinels,
  policy: Policy,
  viewer: GroupViewer,
): boolean {
  switch (name) {
    case "name":
    case "about":
      return policy !== "hidden" || isMember(viewer);
    case "inside":
    case "silent":
      return isMember(viewer);
    case "request":
      return isLeading(viewer);
    case "asker":
      return false;
  }
}

/** Answers that name everybody by design: the people of the site, whatever groups they are in. */
const listsPeople = /^\/api\/(users|admin)|^\/admin/;
/** Of their own data. */
const ownData = /\/export|left=true/;
/** Names the members, and the asker is one. */
const listsMembers = /members/;

function listPaths({ slug, posts, commentId, inviteId, author }: GroupFixture) {
  const values: Record<string, string> = {
    ...{ slug, commentId, inviteId },
    ...{ userId: author.id, selfId: author.id },
  };
  const operations = calls
    .filter(({ method }) => method === "GET")
    .flatMap(({ path }) =>
      (path.includes("{postId}") ? Object.values(posts) : [""]).map((postId) =>
        path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          name === "postId" ? postId : (values[name] ?? "0"),
        ),
      ),
    );
  const pages = [
    ...["", "prayers", "events", "members", "about"].map((tab) =>
      urls.group(slug, tab || undefined),
    ),
    ...[urls.groupSettings(slug), urls.groupFeed(slug)],
    ...[urls.groupCalendar(slug), urls.groups(), urls.groups({ find: "a" })],
    ...[urls.home, urls.notifications(), urls.saved, urls.prayers],
    ...[urls.prayNow, urls.profile(author.id), "/sitemap.xml", "/videos"],
    ...[urls.search("Namesentinel"), urls.groups({ find: "Namesentinel" })],
    ...["newest", "following", "preferred"].map((order) =>
      urls.api.posts({ order }),
    ),
    ...["prayer", "event"].flatMap((type) => [
      urls.api.posts({ type }),
      urls.api.posts({ type, group: slug }),
    ]),
    ...[urls.api.posts({ group: slug }), urls.api.posts({ saved: "true" })],
    urls.api.group(slug, "/requests", { status: "banned" }),
    ...[urls.api.groups({ q: "Namesentinel" }), urls.api.groups({ q: "a" })],
    ...Object.values(posts).flatMap((id) => [
      ...[urls.post(id), `${urls.post(id)}.data`, urls.postPreview(id)],
      ...[urls.postCalendar(id), urls.videoThumbnail(id)],
      urls.oEmbed(`${siteUrl}${urls.post(id)}`),
    ]),
  ];
  return [...operations, ...pages];
}

const cases = policies.flatMap((policy) =>
  groupViewers.map((viewer) => [policy, viewer] as const),
);

describe("what a viewer sees", () => {
  it.each(cases)("of an %s group as %s", async (policy, viewer) => {
    const fixture = fixtures[policy];
    const { client } = fixture.viewers[viewer];
    const hidden = Object.entries(fixture.sentinels).filter(
      ([name]) => !maySee(name as keyof Sentinels, policy, viewer),
    );
    const seen = new Set<string>();
    for (const path of listPaths(fixture)) {
      const response = await client.get(path);
      const text = await response.text();
      expect([path, response.status < 500]).toEqual([path, true]);
      for (const [name, sentinel] of Object.entries(fixture.sentinels))
        if (text.includes(sentinel)) seen.add(name);
      if (ownData.test(path)) continue;
      const people = listsPeople.test(path) || path === urls.home;
      const leaks = hidden
        .filter(([name]) => !(people && /silent|asker/.test(name)))
        .filter(
          ([name]) =>
            !(name === "asker" && isMember(viewer) && listsMembers.test(path)),
        )
        .filter(([, sentinel]) => text.includes(sentinel))
        .map(([name]) => name);
      expect([path, leaks]).toEqual([path, []]);
    }
    // The crawl reaches what the viewer may see.
    const expected = (
      ["name", "about", "inside", "silent", "request"] as const
    ).filter((name) => maySee(name, policy, viewer));
    expect([...seen]).toEqual(expect.arrayContaining(expected));
  });
});

const outsiders = groupViewers.filter((viewer) => !isMember(viewer));

describe("an unknown group", () => {
  it("answers as one that never existed", async () => {
    const fixture = fixtures.hidden;
    const missing = "nosuchgroup1";
    const paths = calls
      .filter(({ path }) => path.includes("{slug}"))
      .map(({ method, path }) => ({ method, path }))
      .concat(
        [urls.group("{slug}"), urls.groupSettings("{slug}")]
          .concat(urls.groupFeed("{slug}"), urls.groupCalendar("{slug}"))
          .map((path) => ({ method: "GET", path: decodeURIComponent(path) })),
      );
    const ask = async (viewer: GroupViewer, slug: string) => {
      const answers: string[] = [];
      for (const { method, path } of paths) {
        const address = path
          .replace("{slug}", slug)
          .replace(
            "{targetId}",
            path.includes("/posts") ? fixture.posts.text : fixture.commentId,
          )
          .replace("{userId}", fixture.silent.id)
          .replace("{inviteId}", fixture.inviteId);
        const body = method === "GET" ? undefined : (bodies[path] ?? {});
        const { client } = fixture.viewers[viewer];
        const response = await client.send(method, address, { body });
        const text = (await response.text())
          .replaceAll(slug, "slug")
          .replaceAll(/nonce="[^"]*"|"requestId":"[^"]*"/g, "")
          .replaceAll(/"at":\d+|"now",\d+,|\b1[678]\d{11}\b/g, "");
        answers.push(`${method} ${path} ${response.status} ${text}`);
      }
      return answers;
    };
    for (const viewer of outsiders) {
      const refusals = [
        { name: viewer, send: () => ask(viewer, fixture.slug) },
      ];
      const [answers] = await expectNoWrites(refusals);
      expect(answers).toEqual(await ask(viewer, missing));
    }
  });
});

const reason = "It names a child.";
const bodies: Record<string, unknown> = {
  "/api/groups/{slug}": { about: "Changed" },
  "/api/groups/{slug}/membership": { desired: true },
  "/api/groups/{slug}/members/{userId}": { role: "leader" },
  "/api/groups/{slug}/requests/{userId}": { accept: true },
  "/api/groups/{slug}/role": { accept: true },
  "/api/groups/{slug}/invites": { days: 1, uses: 1 },
  "/api/groups/{slug}/notifications": { level: "all" },
  "/api/groups/{slug}/posts/{targetId}": { reason },
  "/api/groups/{slug}/comments/{targetId}": { reason },
};

/** Who may do what, by the lowest role. */
const lowest: Record<string, GroupViewer> = {
  "PATCH /api/groups/{slug}": "leader",
  "DELETE /api/groups/{slug}": "owner",
  "GET /api/groups/{slug}/members": "member",
  "PATCH /api/groups/{slug}/members/{userId}": "owner",
  "DELETE /api/groups/{slug}/members/{userId}": "leader",
  "GET /api/groups/{slug}/requests": "leader",
  "POST /api/groups/{slug}/requests/{userId}": "leader",
  "DELETE /api/groups/{slug}/requests/{userId}": "leader",
  "GET /api/groups/{slug}/invites": "leader",
  "POST /api/groups/{slug}/invites": "leader",
  "DELETE /api/groups/{slug}/invites/{inviteId}": "leader",
  "PUT /api/groups/{slug}/notifications": "member",
  "DELETE /api/groups/{slug}/posts/{targetId}": "leader",
  "DELETE /api/groups/{slug}/comments/{targetId}": "leader",
};

describe("what a viewer may not do", () => {
  it.each(["open", "approval"] as const)(
    "in an %s group is refused and writes nothing",
    async (policy) => {
      const { slug, posts, commentId, inviteId, silent, viewers, waiting } =
        fixtures[policy];
      const refusals = calls.flatMap(({ method, path }) => {
        const needed = lowest[`${method} ${path}`];
        if (needed === undefined) return [];
        return groupViewers
          .slice(0, groupViewers.indexOf(needed))
          .map((viewer) => ({
            name: `${method} ${path} by ${viewer}`,
            send: async () => {
              const userId = path.includes("requests") ? waiting.id : silent.id;
              const address = path
                .replace("{slug}", slug)
                .replace(
                  "{targetId}",
                  path.includes("/posts") ? posts.text : commentId,
                )
                .replace("{userId}", userId)
                .replace("{inviteId}", inviteId);
              const body = method === "GET" ? undefined : (bodies[path] ?? {});
              const answer = await viewers[viewer].client.send(
                method,
                address,
                { body },
              );
              return `${method} ${path} by ${viewer}: ${answer.status}`;
            },
          }));
      });
      const answers = await expectNoWrites(refusals);
      expect(answers.length).toBeGreaterThan(100);
      expect(
        answers.filter(
          (answer) =>
            !answer.endsWith(/by visitor/.test(answer) ? ": 401" : ": 403"),
        ),
      ).toEqual([]);
    },
  );

  it.each(["approval", "hidden"] as const)(
    "to posts of an %s group is refused as for missing posts",
    async (policy) => {
      const { posts, viewers, slug } = fixtures[policy];
      const reactions = ["/like", "/save", "/share", "/comments", "/prayed"];
      const send = async (viewer: GroupViewer, postId: string, end: string) => {
        const answer = await viewers[viewer].client.post(
          urls.api.post(postId) + end,
          { desired: true, content: "Amen" },
        );
        return `${answer.status} ${(await answer.text()).replaceAll(/"requestId":"[^"]*"/g, "")}`;
      };
      for (const viewer of outsiders) {
        const refusals = reactions.map((end) => ({
          name: `${viewer} ${end}`,
          send: async () => {
            const postId = end === "/prayed" ? posts.prayer : posts.text;
            expect(await send(viewer, postId, end)).toBe(
              await send(viewer, "0", end),
            );
          },
        }));
        const writing = {
          name: `${viewer} posts`,
          send: async () => {
            const body = { type: "text", content: "Hello", group: slug };
            const { client } = viewers[viewer];
            const { status } = await client.post(urls.api.posts(), body);
            expect([401, 403, 404]).toContain(status);
          },
        };
        await expectNoWrites([...refusals, writing]);
      }
    },
  );
});
