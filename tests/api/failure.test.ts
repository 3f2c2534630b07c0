import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { startSite, type LocalSite } from "../helpers/local-site";
import { expectProblem } from "../helpers/problem";
import { newSessionToken } from "../helpers/session-token";

/** Internal details that no response may contain. */
const secrets =
  /SQLITE|D1_ERROR|no such table|sessions|entry\.worker|\.ts:|only-for-tests/;

describe("a database without its tables", () => {
  let site: LocalSite;
  let member: ApiClient;
  beforeAll(async () => {
    site = await startSite({ tables: false });
    member = new ApiClient(site.url);
    member.jar.set("session", newSessionToken());
  });
  afterAll(() => site.stop());

  it("returns 500 with an error id and without internal details", async () => {
    for (const path of [
      urls.api.currentUser,
      urls.api.posts(),
      urls.api.suggestedUsers(),
    ]) {
      const problem = await expectProblem(await member.get(path), 500);
      expect(problem.id).toMatch(/^[0-9a-f-]{36}$/);
      expect(JSON.stringify(problem)).not.toMatch(secrets);
    }
  });

  it("shows signed-in users an error page", async () => {
    const response = await member.get(urls.home, { accept: "text/html" });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toMatch(secrets);
    expect(text).toMatch(/went wrong|try again/i);
  });

  it("doesn't affect visitors: public pages still work, the others return 401", async () => {
    const visitor = new ApiClient(site.url);
    for (const path of [
      urls.root,
      urls.landing,
      urls.guidelines,
      urls.auth(),
      "/healthz",
      urls.securityTxt,
    ]) {
      expect((await visitor.get(path)).status, path).toBe(200);
    }
    expect((await visitor.get(urls.home)).status).toBe(401);
    expect((await visitor.get(urls.api.posts())).status).toBe(401);
  });
});

describe("an overloaded database", () => {
  it("returns 503 for pages and the API", async () => {
    const site = await startSite({ tables: false });
    // Reading these views fails with "no such function: overloaded", which is classified like D1's own overload error.
    await site.db.batch(
      ["users", "sessions", "posts"].map((name) =>
        site.db.prepare(`CREATE VIEW ${name} AS SELECT overloaded() AS id`),
      ),
    );
    const member = new ApiClient(site.url);
    member.jar.set("session", newSessionToken());
    await expectProblem(await member.get(urls.api.currentUser), 503);
    for (const path of [
      urls.root,
      urls.home,
      urls.bible(),
      urls.games,
      urls.auth(),
      urls.settings,
      urls.profile(),
      urls.post("x"),
      urls.verseOfTheDay(),
    ]) {
      expect((await member.get(path)).status, path).toBe(503);
    }
    const visitor = new ApiClient(site.url);
    expect((await visitor.get(urls.post("x"))).status).toBe(503);
    await site.stop();
  });
});

describe("an incomplete configuration", () => {
  it("returns 500 without naming the invalid variable", async () => {
    const site = await startSite({ vars: { SESSION_SECRET: "short" } });
    const response = await new ApiClient(site.url).get(urls.api.currentUser);
    const problem = await expectProblem(response, 500);
    expect(JSON.stringify(problem)).not.toContain("SESSION_SECRET");
    await site.stop();
  });
});
