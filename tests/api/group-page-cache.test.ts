import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { insertGroup } from "../helpers/groups";
import { loadPage } from "../helpers/load-page";
import { decide, newAdmin, report } from "../helpers/reports";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { listStoredObjects, sqlBatch } from "../helpers/site";

const visitor = new ApiClient();
let owner: SignedIn;
let member: SignedIn;

beforeAll(async () => {
  [owner, member] = (await newPeople(2)) as [SignedIn, SignedIn];
  await sqlBatch([
    sql`UPDATE users SET firstName = 'Naomi' WHERE id = ${member.id}`,
    sql`UPDATE users SET createdAt = 1 WHERE id = ${owner.id}`,
  ]);
});

describe("a cached page", () => {
  const newOpenGroup = async () => {
    const { slug } = await insertGroup({
      joinPolicy: "open",
      members: { [owner.id]: "owner", [member.id]: "member" },
    });
    const read = async (path = urls.group(slug)) => {
      const { response, html } = await loadPage(path);
      return [response.status, html.includes("Ruth Reader")];
    };
    return { slug, read };
  };

  it("ends with the group that a moderator closes", async () => {
    const { slug, read } = await newOpenGroup();
    expect(await read()).toEqual([200, true]);
    const target = { kind: "group", targetId: slug } as const;
    const ticketId = await report(member, target);
    const close = { decision: "delete", reason: "A scam" };
    const admin = await newAdmin("write");
    expect((await decide(admin, ticketId, close)).status).toBe(200);
    expect((await read())[0]).toBe(404);
  });

  it("of a post and its preview end with the group", async () => {
    const { slug, read } = await newOpenGroup();
    const post = { type: "text", content: "Words", audience: "everyone" };
    const { id } = await expectOk<Post>(
      owner.client.post(urls.api.posts(), { ...post, group: slug }),
    );
    expect((await read(urls.post(id)))[0]).toBe(200);
    expect((await visitor.get(urls.postPreview(id))).status).toBe(200);
    const isStored = async () =>
      (await listStoredObjects()).some((key) => key.includes(id));
    await expect.poll(isStored).toBe(true);
    await owner.client.send("DELETE", urls.api.group(slug));
    expect((await read(urls.post(id)))[0]).toBe(404);
    expect(await isStored()).toBe(false);
  });

  it("names new leaders, and no former ones", async () => {
    const { slug } = await newOpenGroup();
    const isNamed = async () => {
      const { html } = await loadPage(urls.group(slug));
      return html.includes("Naomi");
    };
    expect(await isNamed()).toBe(false);
    const path = urls.api.group(slug, `/members/${member.id}`);
    const setRole = (role: string) =>
      owner.client.send("PATCH", path, { body: { role } });
    const accept = () =>
      member.client.post(urls.api.group(slug, "/role"), { accept: true });
    for (const end of [
      () => setRole("member"),
      () => owner.client.send("DELETE", path),
    ]) {
      await setRole("leader");
      expect((await accept()).status).toBe(204);
      expect(await isNamed()).toBe(true);
      expect((await end()).status).toBe(204);
      expect(await isNamed()).toBe(false);
    }
  });

  it("is never a member's", async () => {
    const { slug } = await newOpenGroup();
    const { response } = await loadPage(urls.group(slug), member.client);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});
