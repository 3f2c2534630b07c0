import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { followApproved } from "../helpers/follow-approved";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

describe("GET /api/posts?order=following", () => {
  it("lists what the viewer's followees and the viewer wrote, newest first", async () => {
    const [reader, friend, stranger] = (await newPeople(3)) as [
      SignedIn,
      SignedIn,
      SignedIn,
    ];
    await friend.client.post(urls.api.followApproval, { desired: true });
    await followApproved(reader, friend);
    const written: Post[] = [];
    for (const [by, audience] of [
      [friend, "everyone"],
      [reader, "everyone"],
      [friend, "followers"],
      [stranger, "everyone"],
      [friend, "me"],
      [friend, "everyone"],
    ] as const) {
      const body = { type: "text", content: "Selah", audience };
      const response = await by.client.post(urls.api.posts(), body);
      written.push(await response.json<Post>());
    }
    const ids = written.map(({ id }) => id);
    const expected = [ids[5], ids[2], ids[1], ids[0]];
    const page = async (query: { limit: number; cursor?: string }) => {
      const response = await reader.client.get(
        urls.api.posts({ order: "following", ...query }),
      );
      return (await response.json<Post[]>()).map(({ id }) => id);
    };
    expect(await page({ limit: 10 })).toEqual(expected);
    expect(await page({ limit: 10, cursor: ids[5] ?? "" })).toEqual(
      expected.slice(1),
    );
    await sqlBatch([sql`DELETE FROM posts WHERE id = ${ids[5] ?? ""}`]);
    expect(await page({ limit: 2 })).toEqual([ids[2], ids[1]]);
  });

  it("is refused for more than 2,000 followees", async () => {
    const [reader, stranger] = (await newPeople(2)) as [SignedIn, SignedIn];
    await sqlBatch([
      sql`UPDATE users SET followingCount = 2000 WHERE id = ${reader.id}`,
    ]);
    await expectNoWrites([
      {
        name: "one more",
        send: async () =>
          expectProblem(
            await reader.client.post(urls.api.follow(stranger.id), {
              desired: true,
            }),
            409,
          ),
      },
    ]);
    await sqlBatch([
      sql`UPDATE users SET followingCount = 0 WHERE id = ${reader.id}`,
    ]);
  });
});
