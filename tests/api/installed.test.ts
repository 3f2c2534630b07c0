import { describe, expect, it } from "vitest";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectStyled } from "../helpers/document-style";
import { loadPage } from "../helpers/load-page";
import { newPerson } from "../helpers/seeds";

describe("the installed app's first page", () => {
  it("is the entry page for a visitor: the day's verse and the ways in", async () => {
    const {
      response,
      document,
      text: words,
    } = await loadPage(urls.installedStart);
    expect(response.status).toBe(200);
    expect(
      document.querySelector("figure time")?.getAttribute("datetime"),
    ).toBe(utcDate(Date.now()));
    expect(words).toMatch(/[A-Z][a-z]+ \d+:\d+/);
    const ways = [
      ...document.querySelectorAll(
        "main a[data-first-choice], main a[data-first-choice] + a",
      ),
    ];
    expect(
      ways.map((way) => [way.textContent, way.getAttribute("href")]),
    ).toEqual([
      ["Login", urls.api.login],
      ["Sign Up", urls.api.login],
    ]);
    expectStyled(document);
  });

  it("is kept apart from the landing page, under the one value that it knows", async () => {
    const heading = async (path: string) =>
      (await loadPage(path)).document.querySelector("h1")?.textContent;
    const entry = await heading(urls.installedStart);
    const landing = await heading(urls.root);
    expect(landing).not.toBe(entry);
    expect(await heading("/?x=1&pwa=true")).toBe(entry);
    for (const other of ["/?pwa=false", "/?pwa", "/?pwa=1&pwa=true"]) {
      expect(await heading(other), other).toBe(landing);
    }
  });

  it("is home for a member", async () => {
    const { client } = await newPerson();
    const { document } = await loadPage(urls.installedStart, client);
    expect(document.querySelector("a[data-first-choice]")).toBeNull();
    expect(
      document.querySelector("form[aria-label='Write a post']"),
    ).not.toBeNull();
  });
});

describe.each([urls.launch, urls.offline])("%s", (path) => {
  it("is one document for everybody, which names nobody and runs without a nonce", async () => {
    const { client, id } = await newPerson();
    const visitors = await loadPage(path);
    const members = await loadPage(path, client);
    expect(members.html).toBe(visitors.html);
    expect(members.html).not.toContain(id);
    expect(members.document.documentElement.dataset["member"]).toBe("");
    const policy = members.response.headers.get("content-security-policy");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("nonce");
    expect(members.content("robots")).toBe("noindex");
    expectStyled(members.document);
  });
});

it("the launch page leads on to the first page", async () => {
  const { document, text: words } = await loadPage(urls.launch);
  const refresh = document.querySelector("meta[http-equiv=refresh]");
  expect(refresh?.getAttribute("content")).toBe(`0;url=${urls.installedStart}`);
  expect(words).toContain("Loading your faith journey...");
});

it.each(["POST", "GET"])(
  "what is shared where no service worker takes it (%s) leads to the composer",
  async (method) => {
    const response = await new ApiClient().raw(urls.share, {
      method,
      ...(method === "POST" && {
        // As the system sends it: from nowhere.
        headers: { origin: "null" },
        body: new URLSearchParams({ text: "Amen" }),
      }),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(urls.compose);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  },
);

it("what another site sends to the share target is refused", async () => {
  const response = await new ApiClient().raw(urls.share, {
    method: "POST",
    headers: { origin: "https://evil.example" },
    body: new URLSearchParams({ text: "Amen" }),
  });
  expect(response.status).toBe(403);
});
