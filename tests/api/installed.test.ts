import { describe, expect, it } from "vitest";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectStyled } from "../helpers/document-style";
import { loadPage } from "../helpers/load-page";
import { newPerson } from "../helpers/seeds";

describe("the installed app's first page", () => {
  it("is the entry page for visitors, with the verse of the day and sign-in links", async () => {
    const { response, document, text } = await loadPage(urls.installedStart);
    expect(response.status).toBe(200);
    expect(
      document.querySelector("figure time")?.getAttribute("datetime"),
    ).toBe(utcDate(Date.now()));
    expect(text).toMatch(/[A-Z][a-z]+ \d+:\d+/);
    const links = [
      ...document.querySelectorAll(
        "main a[data-first-choice], main a[data-first-choice] + a",
      ),
    ];
    expect(
      links.map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["Login", urls.api.login],
      ["Sign Up", urls.api.login],
    ]);
    expectStyled(document);
  });

  it("is the entry page only for the exact parameter, else the landing page", async () => {
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

  it("is the home page for signed-in users", async () => {
    const { client } = await newPerson();
    const { document } = await loadPage(urls.installedStart, client);
    expect(document.querySelector("a[data-first-choice]")).toBeNull();
    expect(
      document.querySelector("form[aria-label='Write a post']"),
    ).not.toBeNull();
  });
});

describe.each([urls.launch, urls.offline])("%s", (path) => {
  it("is the same document for everyone, without a user id or a nonce", async () => {
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

it("the launch page redirects to the first page", async () => {
  const { document, text } = await loadPage(urls.launch);
  const refresh = document.querySelector("meta[http-equiv=refresh]");
  expect(refresh?.getAttribute("content")).toBe(`0;url=${urls.installedStart}`);
  expect(text).toContain("Loading your faith journey...");
});

it.each(["POST", "GET"])(
  "a share that no service worker handles (%s) redirects to the composer",
  async (method) => {
    const response = await new ApiClient().raw(urls.share, {
      method,
      ...(method === "POST" && {
        // The operating system sends it with an opaque origin.
        headers: { origin: "null" },
        body: new URLSearchParams({ text: "Amen" }),
      }),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(urls.compose);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  },
);

it("the share target refuses other sites", async () => {
  const response = await new ApiClient().raw(urls.share, {
    method: "POST",
    headers: { origin: "https://evil.example" },
    body: new URLSearchParams({ text: "Amen" }),
  });
  expect(response.status).toBe(403);
});
