import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { ListedUser, Profile } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { dataString } from "../helpers/images/parts";
import { png } from "../helpers/images/png";
import { expectProblem } from "../helpers/problem";
import { loadPage } from "../helpers/load-page";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";
import { fetchAllPages } from "../helpers/fetch-all-pages";

const patchProfile = (user: SignedIn, body: unknown, userId = user.id) =>
  user.client.send("PATCH", urls.api.user(userId), { body });

async function updateProfile(user: SignedIn, body: unknown): Promise<Profile> {
  const response = await patchProfile(user, body);
  expect(response.status).toBe(200);
  return response.json<Profile>();
}

describe("PATCH /api/users/{id}", () => {
  let me: SignedIn;
  beforeAll(async () => {
    me = await newPerson();
  });

  it("returns the updated profile", async () => {
    const body = { firstName: "Ruth", lastName: "Gleaner", bio: "In\nMoab" };
    expect(await updateProfile(me, body)).toEqual({
      id: me.id,
      username: me.username,
      firstName: "Ruth",
      lastName: "Gleaner",
      email: `${me.username}@example.org`,
      bio: "In\nMoab",
      banner: "hills",
      profileImageUrl: null,
      createdAt: expect.stringMatching(/Z$/) as string,
      isFollowing: false,
      isRequested: false,
      approvesFollowers: false,
      totalRequests: 0,
      isDemo: false,
      isMuted: false,
      isBlocked: false,
      totalPosts: 0,
      totalFollowers: 0,
      totalFollowing: 0,
    });
  });

  it("accepts only a preset banner", async () => {
    expect(await updateProfile(me, { banner: "lake" })).toMatchObject({
      banner: "lake",
    });
    expect(await updateProfile(me, {})).toMatchObject({ banner: "lake" });
    await expectProblem(await patchProfile(me, { banner: "../hills" }), 422);
    const page = await me.client.get(urls.profile());
    expect(await page.text()).toContain('src="/backgrounds/still-lake.svg"');
  });

  it("keeps missing fields; null and blanks clear", async () => {
    await updateProfile(me, { firstName: "Ruth", lastName: "G", bio: "Selah" });
    expect(await updateProfile(me, {})).toMatchObject({ bio: "Selah" });
    const one = await updateProfile(me, { bio: null });
    expect(one).toMatchObject({ firstName: "Ruth", lastName: "G", bio: null });
    const none = await updateProfile(me, { firstName: "  ", lastName: null });
    expect(none).toMatchObject({ firstName: null, lastName: null });
  });

  it("normalizes text: names become one line, and spaces are trimmed", async () => {
    const body = { firstName: " Ruth\n\tAnne\u0000 ", bio: "  a\r\nb\u202e " };
    expect(await updateProfile(me, body)).toMatchObject({
      firstName: "Ruth Anne",
      bio: "a\nb",
    });
  });

  it("changes only the user's own profile, even for a power admin, and only from this site", async () => {
    const [other, admin] = (await newPeople(2)) as [SignedIn, SignedIn];
    await sqlBatch([
      sql`UPDATE users SET adminAccess = 'write', isPowerAdmin = 1 WHERE id = ${admin.id}`,
    ]);
    await expectProblem(await patchProfile(me, { bio: "x" }, other.id), 403);
    await expectProblem(await patchProfile(admin, { bio: "x" }, me.id), 403);
    await expectProblem(await patchProfile(me, { bio: "x" }, "nobody"), 403);
    const visitor = new ApiClient();
    const path = urls.api.user(me.id);
    const body = { bio: "x" };
    await expectProblem(await visitor.send("PATCH", path, { body }), 401);
    const headers = { origin: "https://evil.example" };
    const forged = await me.client.send("PATCH", path, { body, headers });
    await expectProblem(forged, 403);
    const put = await me.client.send("PUT", path, { body });
    await expectProblem(put, 405);
    expect(put.headers.get("allow")).toBe("GET, HEAD, PATCH, DELETE");
  });

  it.each<[string, unknown]>([
    ["firstName", { firstName: "W".repeat(51) }],
    ["lastName", { lastName: 7 }],
    ["bio", { bio: "x".repeat(501) }],
    ["bio", { bio: ["x"] }],
    ["profileImageUrl", { profileImageUrl: "http://pictures.example/x.png" }],
    ["profileImageUrl", { profileImageUrl: "javascript:alert(1)" }],
    [
      "profileImageUrl",
      { profileImageUrl: "data:image/svg+xml;base64,PHN2Zz4=" },
    ],
    ["profileImageUrl", { profileImageUrl: `/images/${"0".repeat(40)}.png` }],
  ])("names the invalid field: %s %#", async (path, body) => {
    const { issues } = await expectProblem(await patchProfile(me, body), 422);
    expect(issues?.map((issue) => issue.path)).toEqual([path]);
  });

  it("ignores fields that users can't change", async () => {
    const [before] = await sqlRows(
      sql`SELECT * FROM users WHERE id = ${me.id}`,
    );
    await updateProfile(me, {
      id: "x",
      username: "admin",
      email: "evil@example.org",
      emailVerified: true,
      adminAccess: "write",
      isPowerAdmin: true,
      isAdmin: true,
      totalFollowers: 9000,
      followersCount: 9000,
      preferencesSetAt: 1,
      __proto__: { bio: "evil" },
    });
    const [after] = await sqlRows(sql`SELECT * FROM users WHERE id = ${me.id}`);
    expect(after).toEqual(before);
    for (const body of [[], "text", 7, null]) {
      await expectProblem(await patchProfile(me, body), 422);
    }
  });

  it("keeps both of two concurrent changes", async () => {
    await Promise.all([
      ...Array.from({ length: 10 }, () =>
        updateProfile(me, { firstName: "Both" }),
      ),
      ...Array.from({ length: 10 }, () => updateProfile(me, { bio: "Kept" })),
    ]);
    const response = await me.client.get(urls.api.user(me.id));
    expect(await response.json()).toMatchObject({
      firstName: "Both",
      bio: "Kept",
    });
  });

  it("stores the picture like a post's picture and releases the previous one", async () => {
    const { profileImageUrl } = await updateProfile(me, {
      profileImageUrl: dataString(png()),
    });
    expect(profileImageUrl).toMatch(/^\/images\/[0-9a-f]{40}\.png$/);
    const served = await new ApiClient().get(profileImageUrl ?? "");
    expect(served.headers.get("content-type")).toBe("image/png");
    expect((await updateProfile(me, {})).profileImageUrl).toBe(profileImageUrl);
    const removed = await updateProfile(me, { profileImageUrl: null });
    expect(removed.profileImageUrl).toBeNull();
    const rows = await sqlRows(
      sql`SELECT checkAfter FROM images WHERE '/images/' || key = ${profileImageUrl}`,
    );
    expect(rows[0]?.["checkAfter"]).toBeGreaterThan(0);
  });
});

describe("GET /api/users/{id}/followers", () => {
  it("lists the newest first, page by page, and marks users the viewer follows", async () => {
    const [star, ...crowd] = (await newPeople(31)) as [SignedIn, ...SignedIn[]];
    const [reader, friend] = crowd as [SignedIn, SignedIn];
    const ids = JSON.stringify(crowd.map(({ id }) => id));
    await sqlBatch([
      sql`INSERT INTO follows (followerId, followeeId, createdAt)
          SELECT value, ${star.id}, 1000 + key / 4 FROM json_each(${ids})`,
      sql`INSERT INTO follows (followerId, followeeId, createdAt) VALUES (${reader.id}, ${friend.id}, 1)`,
    ]);
    const pages = await fetchAllPages<ListedUser>(
      reader.client,
      urls.api.followers(star.id, { limit: 12 }),
    );
    expect(pages.map(({ length }) => length)).toEqual([12, 12, 6]);
    const people = pages.flat();
    expect(new Set(people.map(({ id }) => id)).size).toBe(30);
    expect(
      people
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(
      crowd
        .slice(28)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(people.filter(({ isFollowing }) => isFollowing)).toEqual([
      {
        id: friend.id,
        username: friend.username,
        firstName: "Ruth",
        lastName: "Reader",
        profileImageUrl: null,
        isFollowing: true,
        isRequested: false,
        approvesFollowers: false,
      },
    ]);
  });

  it("returns 422 for an invalid cursor or limit", async () => {
    const me = await newPerson();
    const path = urls.api.followers(me.id);
    for (const query of [
      "limit=0",
      "limit=101",
      "limit=x",
      "cursor=%20",
      "cursor=nonsense",
    ]) {
      await expectProblem(await me.client.get(`${path}?${query}`), 422);
    }
  });
});

it.each(["followers", "following"] as const)(
  "GET …/%s returns 401 to a visitor, 405 for POST and 404 for a missing user",
  async (list) => {
    const me = await newPerson();
    const path = urls.api[list](me.id);
    await expectProblem(await new ApiClient().get(path), 401);
    await expectProblem(await me.client.post(path), 405);
    await expectProblem(await me.client.get(urls.api[list]("nobody")), 404);
  },
);

describe("/profile/{id}", () => {
  it("renders the tab in the URL", async () => {
    const [me, star] = (await newPeople(2)) as [SignedIn, SignedIn];
    await me.client.post(urls.api.follow(star.id), { desired: true });
    const path = urls.profile(star.id);
    const loadTab = async (query: string) =>
      (await loadPage(`${path}${query}`, me.client)).text;
    expect(await loadTab("?tab=followers")).toContain(`@${me.username}`);
    expect(await loadTab("?tab=following")).toContain(
      "This user isn't following anyone yet.",
    );
    expect(await loadTab("?tab=nonsense")).toContain(
      "This user hasn't posted anything yet.",
    );
    const own = await loadPage(`${urls.profile()}?tab=followers`, me.client);
    expect(own.text).toContain("You don't have any followers yet.");
  });

  it("redirects from a current or former handle, and returns 404 for an unknown one", async () => {
    const me = await newPerson();
    await sqlBatch([
      sql`INSERT INTO former_handles (handle, userId, createdAt) VALUES (${`once${me.username}`}, ${me.id}, 1)`,
    ]);
    for (const handle of [me.username, `@Once${me.username}`]) {
      const response = await me.client.get(`/profile/${handle}?tab=followers`);
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toBe(
        `${urls.profile(me.id)}?tab=followers`,
      );
      expect((await new ApiClient().get(`/profile/${handle}`)).status).toBe(
        401,
      );
    }
    const none = await loadPage("/profile/@nobody-is-here", me.client);
    expect(none.response.status).toBe(404);
    expect(none.text).toContain("User not found");
  });
});
