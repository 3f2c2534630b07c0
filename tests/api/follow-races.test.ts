import { expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { FollowResponse } from "~/features/users/follow";
import type { Profile } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { findWrongCounts } from "../helpers/find-wrong-counts";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlCount } from "../helpers/site";

const requestCount = 700;
const concurrency = 40;
/** With so few users, each request meets others of the same user, and one in ten others of the same pair. */
const crowdSize = 20;

/** A linear congruential generator with the constants of Numerical Recipes, so that every run is the same. */
function seededRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

it(
  "counts stay exact after 700 concurrent follows and unfollows",
  { timeout: 240_000 },
  async () => {
    const crowd = await newPeople(crowdSize);
    const randomBelow = seededRandom(20_260_101);
    const statuses = new Map<number, number>();
    let remaining = requestCount;
    const runWorker = async () => {
      while (remaining-- > 0) {
        const followerIndex = randomBelow(crowdSize);
        const followeeIndex =
          (followerIndex + 1 + randomBelow(crowdSize - 1)) % crowdSize;
        const [follower, followee] = [
          crowd[followerIndex],
          crowd[followeeIndex],
        ] as [SignedIn, SignedIn];
        const desired = [true, false, undefined][randomBelow(3)];
        const response = await follower.client.post(
          urls.api.follow(followee.id),
          desired === undefined ? undefined : { desired },
        );
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        const { following } = await response.json<FollowResponse>();
        if (desired !== undefined) expect(following).toBe(desired);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, runWorker));

    expect([...statuses]).toEqual([[200, requestCount]]);
    expect(await findWrongCounts()).toEqual([]);
    let followers = 0;
    let following = 0;
    for (const { id, client } of crowd) {
      const response = await client.get(urls.api.user(id));
      const profile = await response.json<Profile>();
      followers += profile.totalFollowers;
      following += profile.totalFollowing;
    }
    const ids = JSON.stringify(crowd.map(({ id }) => id));
    const rows = await sqlCount(
      sql`SELECT count(*) FROM follows WHERE followerId IN (SELECT value FROM json_each(${ids}))`,
    );
    expect(rows).toBeGreaterThan(0);
    expect([followers, following]).toEqual([rows, rows]);
  },
);
