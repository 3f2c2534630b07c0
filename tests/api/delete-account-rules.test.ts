import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { findWrongCounts } from "../helpers/find-wrong-counts";
import {
  exists,
  findColumnsContaining,
  deleteAccount,
} from "../helpers/delete-account";
import { postEveryKind } from "../helpers/full-account";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

describe("DELETE /api/users/{id}", () => {
  it("lets users delete only themselves, and only from this site", async () => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    await expectProblem(await deleteAccount(me, them.username, them.id), 403);
    await expectProblem(await deleteAccount(me, "nobody", "nobody"), 404);
    const url = urls.api.user(me.id);
    const body = { handle: me.username };
    await expectProblem(
      await new ApiClient().send("DELETE", url, { body }),
      401,
    );
    const headers = { origin: "https://evil.example" };
    await expectProblem(
      await me.client.send("DELETE", url, { body, headers }),
      403,
    );
    const put = await me.client.send("PUT", url, { body });
    await expectProblem(put, 405);
    expect(put.headers.get("allow")).toContain("DELETE");
    expect(await exists(me)).toBe(true);
    expect(await exists(them)).toBe(true);
  });

  it("requires the exact handle", async () => {
    const me = await newPerson();
    for (const wrong of [
      "",
      "x",
      `${me.username}x`,
      7,
      null,
      [me.username],
      "%",
    ]) {
      const problem = await expectProblem(await deleteAccount(me, wrong), 422);
      expect(problem.issues?.[0]?.path).toBe("handle");
    }
    await expectProblem(
      await me.client.send("DELETE", urls.api.user(me.id)),
      422,
    );
    expect(await exists(me)).toBe(true);
  });

  it("returns 403 with the reason to the owner", async () => {
    const owner = await newPerson();
    await sqlBatch([
      sql`UPDATE users SET email = NULL WHERE email = 'owner@example.org'`,
      sql`UPDATE users SET email = 'Owner@Example.org' WHERE id = ${owner.id}`,
    ]);
    const problem = await expectProblem(await deleteAccount(owner), 403);
    expect(problem.detail).toContain("owns the site");
    expect(await exists(owner)).toBe(true);
    // An unverified address doesn't make a user the owner.
    await sqlBatch([
      sql`UPDATE users SET emailVerified = 0 WHERE id = ${owner.id}`,
    ]);
    expect((await deleteAccount(owner)).status).toBe(204);
  });

  it("leaves no partial data of actions that the user sends at the same time", async () => {
    for (let round = 0; round < 4; round++) {
      const [me, friend] = (await newPeople(2)) as [SignedIn, SignedIn];
      const [post] = await postEveryKind(friend);
      const id = post?.id ?? "";
      const token = me.client.jar.get("session") ?? "";
      const newClient = () => {
        const client = new ApiClient();
        client.jar.set("session", token);
        return client;
      };
      const requests = [
        ...Array.from({ length: 6 }, () =>
          newClient().post(urls.api.posts(), {
            type: "text",
            content: "Selah",
          }),
        ),
        deleteAccount(me),
        ...Array.from({ length: 6 }, () => [
          newClient().post(urls.api.like(id), { desired: true }),
          newClient().post(urls.api.comments(id), { content: "Amen" }),
          newClient().post(urls.api.follow(friend.id), { desired: true }),
          newClient().send("PATCH", urls.api.handle(me.id), {
            body: { username: `z${me.id.replaceAll("-", "").slice(8, 30)}` },
          }),
        ]).flat(),
      ];
      const statuses = (await Promise.all(requests)).map(
        ({ status }) => status,
      );
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      // The handle may have changed first. Then the deletion was rejected and is sent again.
      if (await exists(me)) {
        const [row] = await sqlRows(
          sql`SELECT username FROM users WHERE id = ${me.id}`,
        );
        await deleteAccount(me, row?.["username"]);
      }
      expect(await findColumnsContaining(me.id)).toEqual([]);
    }
    expect(await findWrongCounts()).toEqual([]);
  });
});

it("is confirmed by the landing page once, and only to the user who deleted the account", async () => {
  const me = await newPerson();
  const isConfirmed = async (browser: ApiClient) =>
    (await (await browser.get(urls.farewell)).text()).includes(
      "Your account and everything in it have been deleted.",
    );
  expect(await isConfirmed(me.client)).toBe(false);
  expect((await deleteAccount(me)).status).toBe(204);
  // The page that is cached for visitors isn't served to this browser.
  expect(await isConfirmed(new ApiClient())).toBe(false);
  expect(await isConfirmed(me.client)).toBe(true);
  expect(await isConfirmed(me.client)).toBe(false);
  expect(await isConfirmed(new ApiClient())).toBe(false);
});
