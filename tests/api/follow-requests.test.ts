import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Profile, UserSummary } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { getAbout, allAudiences, putAbout, aboutBody } from "../helpers/about";
import { findWrongCounts } from "../helpers/find-wrong-counts";
import { expectProblem } from "../helpers/problem";
import { loadPage } from "../helpers/load-page";
import { newPeople, newPost, type SignedIn } from "../helpers/seeds";
import { siteUrl, sqlCount, sqlRows } from "../helpers/site";

let me: SignedIn;
let them: SignedIn;

beforeEach(async () => {
  [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
  await approve(them, true);
});

const approve = (user: SignedIn, desired: boolean) =>
  user.client.post(urls.api.followApproval, { desired });
const follow = async (
  follower: SignedIn,
  followee: SignedIn,
  desired?: boolean,
) =>
  (
    await follower.client.post(urls.api.follow(followee.id), { desired })
  ).json();
const answer = async (user: SignedIn, follower: SignedIn, desired: boolean) =>
  (await user.client.post(urls.api.follower(follower.id), { desired })).json();
const profile = async (viewer: SignedIn, { id }: SignedIn) =>
  (await viewer.client.get(urls.api.user(id))).json<Profile>();
const listRequests = async (user: SignedIn) => {
  const response = await user.client.get(urls.api.followRequests());
  return (await response.json<UserSummary[]>()).map(({ id }) => id);
};
const rows = (table: "follows" | "follow_requests") =>
  sqlCount(
    table === "follows"
      ? sql`SELECT count(*) FROM follows WHERE followeeId = ${them.id}`
      : sql`SELECT count(*) FROM follow_requests WHERE followeeId = ${them.id}`,
  );
const pending = { following: false, isFollowing: false, requested: true };
const follows = { following: true, isFollowing: true, requested: false };
const neither = { following: false, isFollowing: false, requested: false };

describe("a user who approves followers", () => {
  it("gets one request for repeated follows, which isn't counted and can be withdrawn", async () => {
    for (const desired of [true, true]) {
      expect(await follow(me, them, desired)).toEqual(pending);
      expect(await profile(me, them)).toMatchObject({
        approvesFollowers: true,
        isFollowing: false,
        isRequested: true,
        totalFollowers: 0,
        totalRequests: 0,
      });
      expect(await listRequests(them)).toEqual([me.id]);
      expect(await profile(them, them)).toMatchObject({ totalRequests: 1 });
    }
    expect(await follow(me, them, false)).toEqual(neither);
    expect(await listRequests(them)).toEqual([]);
    // Without `desired`, it toggles.
    expect(await follow(me, them)).toEqual(pending);
    expect(await follow(me, them)).toEqual(neither);
  });

  it("can approve, decline and remove followers", async () => {
    await follow(me, them, true);
    for (const desired of [true, true]) {
      expect(await answer(them, me, desired)).toEqual({ follower: true });
    }
    expect(await follow(me, them, true)).toEqual(follows);
    expect(await profile(me, them)).toMatchObject({
      isFollowing: true,
      isRequested: false,
      totalFollowers: 1,
    });
    for (const desired of [false, false]) {
      expect(await answer(them, me, desired)).toEqual({ follower: false });
    }
    expect(await rows("follows")).toBe(0);
    await follow(me, them, true);
    expect(await answer(them, me, false)).toEqual({ follower: false });
    expect(await rows("follow_requests")).toBe(0);
    // Approving does nothing without a request.
    expect(await answer(them, me, true)).toEqual({ follower: false });
    expect(await rows("follows")).toBe(0);
    await expectProblem(
      await them.client.post(urls.api.follower(them.id), { desired: true }),
      422,
    );
    await expectProblem(
      await them.client.post(urls.api.follower("nobody"), { desired: true }),
      404,
    );
    expect(await findWrongCounts()).not.toContain(them.id);
  });

  it("shows content for followers to earlier and approved followers only", async () => {
    const [early] = (await newPeople(1)) as [SignedIn];
    await approve(them, false);
    await follow(early, them, true);
    await approve(them, true);
    await putAbout(them, {
      ...aboutBody,
      audiences: allAudiences("followers"),
    });
    const sees = async (viewer: SignedIn) =>
      (await getAbout(viewer.client, them)).faithJourney !== null;
    await follow(me, them, true);
    expect([await sees(early), await sees(me)]).toEqual([true, false]);
    await answer(them, me, true);
    expect(await sees(me)).toBe(true);
    await answer(them, me, false);
    expect(await sees(me)).toBe(false);
  });

  it("accepts pending requests when approval is switched off", async () => {
    const crowd = await newPeople(5);
    await Promise.all(crowd.map((user) => follow(user, them, true)));
    expect(await rows("follow_requests")).toBe(5);
    await approve(them, false);
    const listKinds = async ({ id }: SignedIn) =>
      (
        await sqlRows(sql`SELECT kind FROM notifications WHERE userId = ${id}`)
      ).map(({ kind }) => kind);
    for (const user of crowd)
      expect(await listKinds(user)).toEqual(["accepted"]);
    expect(await listKinds(them)).toEqual([]);
    expect([await rows("follows"), await rows("follow_requests")]).toEqual([
      5, 0,
    ]);
    expect(await follow(me, them, true)).toEqual(follows);
    expect(await profile(me, them)).toMatchObject({ totalFollowers: 6 });
  });

  it("has no request across a block, whichever comes first", async () => {
    await follow(me, them, true);
    await me.client.post(urls.api.block(them.id), { desired: true });
    expect(await rows("follow_requests")).toBe(0);
    await me.client.post(urls.api.block(them.id), { desired: false });
    await them.client.post(urls.api.block(me.id), { desired: true });
    await expectProblem(
      await me.client.post(urls.api.follow(them.id), { desired: true }),
      404,
    );
    expect(await rows("follow_requests")).toBe(0);
  });

  it("gets one request at most from 40 concurrent calls, and every count stays exact", async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        i % 4 === 3 ? answer(them, me, true) : follow(me, them, i % 4 !== 2),
      ),
    );
    const [requestRows, followRows] = [
      await rows("follow_requests"),
      await rows("follows"),
    ];
    expect(requestRows + followRows).toBeLessThanOrEqual(1);
    expect((await profile(them, them)).totalFollowers).toBe(followRows);
    expect(await findWrongCounts()).not.toContain(them.id);
  });

  it("appears as requested on post cards and on the profile", async () => {
    const postId = await newPost(them.id);
    await follow(me, them, true);
    const post = await me.client.get(urls.api.post(postId));
    expect(await post.json()).toMatchObject({ isFollowingAuthor: true });
    const page = await loadPage(urls.profile(them.id), me.client);
    expect(page.text).toContain("Requested");
  });
});

it("works with forms, without JavaScript", async () => {
  const post = (user: SignedIn, url: string, body: string) =>
    user.client.raw(url, {
      method: "POST",
      headers: {
        origin: siteUrl,
        "content-type": "application/x-www-form-urlencoded",
      },
      body,
    });
  const list = `${urls.profile()}?tab=followers`;
  await post(me, urls.api.follow(them.id), "desired=true");
  const own = await loadPage(list, them.client);
  expect(own.document.querySelector("#requests")).not.toBeNull();
  expect(own.text).toContain("Approve");
  expect((await loadPage(urls.profile(), them.client)).text).toContain(
    "1 person asks to follow you",
  );
  await post(them, urls.api.follower(me.id), "desired=true");
  const after = await loadPage(list, them.client);
  expect(after.document.querySelector("#requests")).toBeNull();
  expect(after.text).toContain("Remove follower");
  expect(await rows("follows")).toBe(1);
});
