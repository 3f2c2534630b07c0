import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type {
  Profile,
  SuggestedUser,
  UserSummary,
} from "~/features/users/user";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import {
  newPeople,
  newPerson,
  newPosts,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch, sqlCount } from "../helpers/site";
import { fetchAllPages } from "../helpers/fetch-all-pages";

let crowd: SignedIn[];

beforeAll(async () => {
  crowd = await newPeople(60);
});

const follow = (user: SignedIn, userId: string, desired?: boolean) =>
  user.client.post(
    urls.api.follow(userId),
    desired === undefined ? undefined : { desired },
  );

describe("POST /api/users/{id}/follow", () => {
  it("returns following and isFollowing, and toggles without a body", async () => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    const on = await follow(me, them.id);
    expect(await on.json()).toEqual({
      following: true,
      isFollowing: true,
      requested: false,
    });
    const off = await follow(me, them.id);
    expect(await off.json()).toEqual({
      following: false,
      isFollowing: false,
      requested: false,
    });
  });

  it("counts correctly when 60 users follow one concurrently, five times each", async () => {
    const star = await newPerson();
    const responses = await Promise.all(
      crowd.flatMap((user) =>
        Array.from({ length: 5 }, () => follow(user, star.id, true)),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    const count = (column: "followersCount" | "followingCount", id: string) =>
      sqlCount(
        column === "followersCount"
          ? sql`SELECT followersCount FROM users WHERE id = ${id}`
          : sql`SELECT followingCount FROM users WHERE id = ${id}`,
      );
    expect(await count("followersCount", star.id)).toBe(60);
    expect(await count("followingCount", crowd[0]?.id ?? "")).toBe(1);
    await Promise.all(crowd.map((user) => follow(user, star.id, false)));
    expect(await count("followersCount", star.id)).toBe(0);
  });

  it("keeps the counts equal to the rows after 50 concurrent toggles", async () => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    await Promise.all(Array.from({ length: 50 }, () => follow(me, them.id)));
    const rows = await sqlCount(
      sql`SELECT count(*) FROM follows WHERE followerId = ${me.id}`,
    );
    expect(
      await sqlCount(sql`SELECT followingCount FROM users WHERE id = ${me.id}`),
    ).toBe(rows);
    expect(
      await sqlCount(
        sql`SELECT followersCount FROM users WHERE id = ${them.id}`,
      ),
    ).toBe(rows);
  });

  it("rejects oneself, a missing user, a visitor and another site", async () => {
    const me = await newPerson();
    await expectProblem(await follow(me, me.id), 422);
    await expectProblem(await follow(me, me.id, true), 422);
    await expectProblem(await follow(me, "nobody"), 404);
    await expectProblem(await follow(me, "nobody", false), 404);
    await expectProblem(
      await new ApiClient().post(urls.api.follow(me.id)),
      401,
    );
    await expectProblem(
      await me.client.post(urls.api.follow(me.id), undefined, {
        origin: "https://evil.example",
      }),
      403,
    );
    const get = await me.client.get(urls.api.follow(me.id));
    await expectProblem(get, 405);
    expect(get.headers.get("allow")).toBe("POST");
  });
});

describe("GET /api/users/suggested", () => {
  const suggested = async (user: SignedIn, query = "") => {
    const response = await user.client.get(
      `${urls.api.suggestedUsers()}${query}`,
    );
    expect(response.status).toBe(200);
    return response.json<SuggestedUser[]>();
  };

  it("returns at most five users, without e-mail addresses", async () => {
    const me = await newPerson();
    const people = await suggested(me);
    expect(people).toHaveLength(5);
    for (const person of people) {
      expect(Object.keys(person).toSorted()).toEqual(
        "email firstName id isFollowing lastName profileImageUrl username".split(
          " ",
        ),
      );
      expect(person).toMatchObject({ email: null, isFollowing: false });
    }
  });

  it("never suggests the viewer, users they follow, or anyone twice", async () => {
    const me = await newPerson();
    const suggestedIds = new Set<string>();
    for (let round = 0; round < 8; round++) {
      const people = await suggested(me);
      for (const { id } of people) {
        expect(id).not.toBe(me.id);
        expect(suggestedIds).not.toContain(id);
        suggestedIds.add(id);
        await follow(me, id, true);
      }
    }
    expect(suggestedIds.size).toBe(40);
  });

  it("continues after an offset", async () => {
    const me = await newPerson();
    const pages = [
      await suggested(me),
      await suggested(me, "?offset=5"),
      await suggested(me, "?offset=10"),
    ];
    const ids = pages.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(15);
  });

  it("ranks the most followed users first", async () => {
    const star = await newPerson();
    await Promise.all(crowd.map((user) => follow(user, star.id, true)));
    const [first] = await suggested(await newPerson());
    expect(first?.id).toBe(star.id);
    await Promise.all(crowd.map((user) => follow(user, star.id, false)));
  });

  it("rejects a visitor and an invalid offset", async () => {
    const path = urls.api.suggestedUsers();
    await expectProblem(await new ApiClient().get(path), 401);
    const me = await newPerson();
    for (const offset of ["-1", "51", "x", "1.5"]) {
      await expectProblem(await me.client.get(`${path}?offset=${offset}`), 422);
    }
  });
});

describe("GET /api/users/{id}/following", () => {
  it("lists the newest first, page by page, even with equal timestamps", async () => {
    const me = await newPerson();
    await sqlBatch([
      sql`INSERT INTO follows (followerId, followeeId, createdAt)
          SELECT ${me.id}, value, 1000 + key / 10
          FROM json_each(${JSON.stringify(crowd.map(({ id }) => id))})`,
    ]);
    const pages = await fetchAllPages<UserSummary>(
      me.client,
      `${urls.api.following(me.id)}?limit=25`,
    );
    expect(pages.map(({ length }) => length)).toEqual([25, 25, 10]);
    const ids = pages.flat().map(({ id }) => id);
    const latest = crowd.slice(50).map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set(crowd.map(({ id }) => id)));
    expect(new Set(ids.slice(0, 10))).toEqual(new Set(latest));
    expect(Object.keys(pages[0]?.[0] ?? {}).toSorted()).toEqual(
      "approvesFollowers firstName id isFollowing isRequested lastName profileImageUrl username".split(
        " ",
      ),
    );
  });

  it("returns 422 for an invalid cursor", async () => {
    const { id, client } = await newPerson();
    for (const list of [urls.api.following(id), urls.api.userPosts(id)]) {
      await expectProblem(await client.get(`${list}?cursor=nonsense`), 422);
    }
  });

  it("returns 401 to a visitor", async () => {
    await expectProblem(
      await new ApiClient().get(urls.api.following("x")),
      401,
    );
  });
});

describe("GET /api/users/{id}", () => {
  it("returns the profile, with the e-mail address only to its owner", async () => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    await newPosts(them.id, 2);
    await follow(me, them.id, true);
    const response = await me.client.get(urls.api.user(them.id));
    expect(await response.json()).toEqual({
      id: them.id,
      username: them.username,
      firstName: "Ruth",
      lastName: "Reader",
      email: null,
      bio: null,
      banner: "hills",
      profileImageUrl: null,
      createdAt: expect.stringMatching(/Z$/) as string,
      isFollowing: true,
      isRequested: false,
      approvesFollowers: false,
      totalRequests: 0,
      isDemo: false,
      isMuted: false,
      isBlocked: false,
      totalPosts: 2,
      totalFollowers: 1,
      totalFollowing: 0,
    });
    const own = await them.client.get(urls.api.user(them.id));
    expect((await own.json<Profile>()).email).toBe(
      `${them.username}@example.org`,
    );
  });

  it("returns 404 for a missing user and 401 to a visitor", async () => {
    const me = await newPerson();
    await expectProblem(await me.client.get(urls.api.user("nobody")), 404);
    await expectProblem(await new ApiClient().get(urls.api.user(me.id)), 401);
  });
});

describe("GET /api/users/{id}/posts", () => {
  it("returns the user's posts, the newest first, page by page", async () => {
    const me = await newPerson();
    const made = await newPosts(me.id, 7);
    const pages = await fetchAllPages<{ id: string }>(
      me.client,
      urls.api.userPosts(me.id, { limit: 3 }),
    );
    expect(pages.flat().map(({ id }) => id)).toEqual(made.toReversed());
  });

  it("returns 401 to a visitor and 404 for a missing user", async () => {
    const path = urls.api.userPosts("x");
    await expectProblem(await new ApiClient().get(path), 401);
    await expectProblem(await (await newPerson()).client.get(path), 404);
  });
});
