import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { PrayedChange, PrayedPeople } from "~/features/prayer/prayed";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPrayer, type SignedIn } from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

const press = (
  { client }: SignedIn,
  postId: string,
  message?: PrayedChange["message"],
) => expectOk(client.post(urls.api.prayed(postId), { desired: true, message }));

describe("GET /api/posts/{id}/prayed", () => {
  it("names people to the author only, as far as they allow it", async () => {
    const [host, zoe, ann, hidden, blocked, stranger] = (await newPeople(
      6,
    )) as [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn, SignedIn];
    const postId = await newPrayer(host.id);
    for (const one of [host, zoe, ann, hidden, blocked])
      await press(one, postId, one === ann ? "peace" : undefined);
    await sqlBatch([
      sql`UPDATE users SET firstName = 'ann' WHERE id = ${ann.id}`,
      sql`UPDATE users SET firstName = 'Zoe' WHERE id = ${zoe.id}`,
      sql`INSERT INTO blocks (blockerId, blockedId, createdAt) VALUES (${blocked.id}, ${host.id}, 1)`,
    ]);
    const { prayedSharing } = urls.api;
    const share = async (desired: boolean) => {
      const response = hidden.client.post(prayedSharing, { desired });
      expect(await expectOk(response)).toEqual({ showsPrayed: desired });
    };
    await share(false);
    const toPerson = ({ id, username }: SignedIn, firstName: string) => ({
      id,
      firstName,
      lastName: "Reader",
      username,
      profileImageUrl: null,
    });
    const url = urls.api.prayed(postId);
    expect(await expectOk(host.client.get(url))).toEqual({
      people: [
        { ...toPerson(ann, "ann"), message: "peace" },
        { ...toPerson(zoe, "Zoe"), message: null },
      ],
      othersCount: 2,
    });
    await share(true);
    expect(await expectOk(host.client.get(url))).toMatchObject({
      people: [{ id: ann.id }, { id: hidden.id }, { id: zoe.id }],
      othersCount: 1,
    });
    await expectProblem(await stranger.client.get(url), 403);
    await expectProblem(await blocked.client.get(url), 404);
    await expectProblem(await new ApiClient().get(url), 401);
  });

  it("sorts names as people expect", async () => {
    const names = ["Ägidius", "andrew", "Zacchaeus", "zoe"];
    const [host, ...people] = (await newPeople(5)) as [SignedIn, ...SignedIn[]];
    const postId = await newPrayer(host.id);
    for (const [i, { id }] of people.entries())
      await sqlBatch([
        sql`UPDATE users SET firstName = ${names[i] ?? ""} WHERE id = ${id}`,
        sql`INSERT INTO prayed (postId, userId, times, lastDay, dayEndsAt) VALUES (${postId}, ${id}, 1, '2026-01-01', 1)`,
      ]);
    const listed = await expectOk<PrayedPeople>(
      host.client.get(urls.api.prayed(postId)),
    );
    expect(listed.people.map(({ firstName }) => firstName)).toEqual(names);
  });

  it("names nobody for an anonymous request", async () => {
    const [author, person] = (await newPeople(2)) as [SignedIn, SignedIn];
    const postId = await newPrayer(author.id, true);
    await press(person, postId);
    expect(await expectOk(author.client.get(urls.api.prayed(postId)))).toEqual({
      people: [],
      othersCount: 1,
    });
  });
});
