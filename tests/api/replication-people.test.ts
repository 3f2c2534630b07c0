import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { lagMs } from "../helpers/lagging-database";
import { startLaggingSite } from "../helpers/lagging-site";
import { expectProblem } from "../helpers/problem";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { signIn } from "../helpers/sign-in";
import { createSiteBatch } from "../helpers/site-batch";

let site: Awaited<ReturnType<typeof startLaggingSite>>;
let ruth: SignedIn;
let naomi: SignedIn;

beforeAll(async () => {
  site = await startLaggingSite();
  const batch = createSiteBatch(site);
  [ruth, naomi] = (await newPeople(2, { url: site.url, batch })) as [
    SignedIn,
    SignedIn,
  ];
  site.database.advance(lagMs);
});
afterAll(() => site.stop());

const write = ({ client }: SignedIn, content: string) =>
  expectOk<Post>(client.post(urls.api.posts(), { type: "text", content }));
const readHome = async (client: ApiClient) =>
  (await client.get(urls.home)).text();
const countBookmarks = ({ jar }: ApiClient) =>
  jar.header?.match(/bookmark-[\da-f]{8}=/g)?.length ?? 0;

/** Another browser with the same session, which has made no write. */
function otherBrowser({ jar, origin }: ApiClient): ApiClient {
  const client = new ApiClient(origin);
  client.jar.set("session", jar.get("session") ?? "");
  return client;
}

describe("sessions", () => {
  it("start at once", async () => {
    const client = new ApiClient(site.url);
    await signIn("orpah@example.org", "Orpah", "Moab", client);
    expect(countBookmarks(client)).toBe(1);
    const user = await expectOk(client.get(urls.api.currentUser));
    expect(user).toMatchObject({ firstName: "Orpah" });
    expect((await client.get(urls.home)).status).toBe(200);
    // Even without the bookmark, a page isn't refused because the replica lacks the session.
    const other = otherBrowser(client);
    expect((await other.get(urls.home)).status).toBe(200);
  });

  it("end at once for whoever ends them, and for every write", async () => {
    const client = new ApiClient(site.url);
    await signIn("mahlon@example.org", "Mahlon", "Moab", client);
    site.database.advance(lagMs);
    const copied = otherBrowser(client);
    await client.post("/api/logout");
    expect((await client.get(urls.home)).status).toBe(401);
    // A lagging replica still knows the session: it may read for that long, but it can't write.
    expect((await copied.get(urls.home)).status).toBe(200);
    const post = { type: "text", content: "Stolen" };
    await expectProblem(await copied.post(urls.api.posts(), post), 401);
    site.database.advance(lagMs);
    expect((await copied.get(urls.home)).status).toBe(401);
  });
});

describe("bookmarks", () => {
  it("of simultaneous writes all count, in whichever order the responses arrive", async () => {
    const { client } = ruth;
    const send = (content: string) =>
      fetch(new URL(urls.api.posts(), site.url), {
        method: "POST",
        headers: {
          cookie: client.jar.header ?? "",
          origin: site.url,
          "content-type": "application/json",
        },
        body: JSON.stringify({ type: "text", content }),
      });
    const first = await send("First sheaf");
    const second = await send("Second sheaf");
    client.jar.store(second);
    client.jar.store(first);
    expect(countBookmarks(client)).toBe(2);
    const home = await readHome(client);
    expect(home).toContain("First sheaf");
    expect(home).toContain("Second sheaf");
  });

  it("replace those that the request sent", async () => {
    await write(ruth, "Third sheaf");
    expect(countBookmarks(ruth.client)).toBe(1);
    expect(await readHome(ruth.client)).toContain("Third sheaf");
  });

  it("last ten minutes, out of reach of scripts", async () => {
    const post = { type: "text", content: "Fourth sheaf" };
    const answer = await ruth.client.post(urls.api.posts(), post);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^bookmark-[\da-f]{8}=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it("come with refusals too, because the request may have written before", async () => {
    const path = urls.api.session("unknown");
    const answer = await ruth.client.send("DELETE", path);
    expect(answer.status).toBe(404);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^bookmark-/);
  });

  it("can't be forged", async () => {
    const client = otherBrowser(ruth.client);
    client.jar.set("bookmark-00000000", "bookmark-00000000:99999999.x");
    const before = site.database.answers.primary;
    expect((await client.get(urls.home)).status).toBe(200);
    expect(site.database.answers.primary).toBe(before);
  });

  it("belong to one browser: another device of the same person may lag", async () => {
    site.database.advance(lagMs);
    const tablet = otherBrowser(ruth.client);
    await write(ruth, "Fifth sheaf");
    expect(await readHome(tablet)).not.toContain("Fifth sheaf");
    site.database.advance(lagMs);
    expect(await readHome(tablet)).toContain("Fifth sheaf");
  });
});

describe("other people", () => {
  it("find a new post by its link, with and without an account", async () => {
    const { id } = await write(ruth, "Come to the threshing floor");
    for (const client of [naomi.client, new ApiClient(site.url)]) {
      for (const path of [urls.post(id), urls.api.post(id)]) {
        const answer = await client.get(path);
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain("threshing floor");
      }
    }
  });

  it("cost the primary one look when nothing is found", async () => {
    const { answers } = site.database;
    const before = { ...answers };
    const path = urls.api.post("01932d1c-8a00-7000-8000-000000000000");
    await expectProblem(await naomi.client.get(path), 404);
    expect(answers).toEqual({
      primary: before.primary + 1,
      replica: before.replica + 1,
    });
  });

  it("can't write what a decision that the replica lacks forbids", async () => {
    const { id } = await write(naomi, "Call me Mara");
    site.database.advance(lagMs);
    await expectOk(
      naomi.client.post(urls.api.block(ruth.id), { desired: true }),
    );
    const comment = { content: "Where you go" };
    await expectProblem(
      await ruth.client.post(urls.api.comments(id), comment),
      404,
    );
  });
});

it("lets scheduled jobs read from the primary", async () => {
  const { answers } = site.database;
  const before = { ...answers };
  const worker = await site.mf.getWorker();
  await worker.scheduled({ cron: "* * * * *" });
  expect(answers.primary).toBeGreaterThan(before.primary);
  expect(answers.replica).toBe(before.replica);
});
