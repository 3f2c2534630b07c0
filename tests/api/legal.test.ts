import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { readVar } from "../../scripts/local/vars.mjs";
import { ApiClient } from "../helpers/api-client";
import { startSite, type LocalSite } from "../helpers/local-site";
import { loadPage } from "../helpers/load-page";
import { newPerson } from "../helpers/seeds";

const paths = [urls.guidelines, urls.privacy, urls.terms];
const links = (document: Document) =>
  Array.from(document.querySelectorAll("a[href]"), (link) =>
    link.getAttribute("href"),
  );

describe("a site with its own product name", () => {
  const email = "shepherd@fold.example";
  let site: LocalSite;
  beforeAll(async () => {
    site = await startSite({
      rateLimits: true,
      vars: { PRODUCT_NAME: "The Fold", CONTACT_EMAIL: email },
    });
  });
  afterAll(() => site.stop());

  it.each(paths)("%s is available to everyone", async (path) => {
    const { response, document, content, html, text } = await loadPage(
      path,
      new ApiClient(site.url),
    );
    expect(response.status).toBe(200);
    expect(document.title).toMatch(/ · The Fold$/);
    expect(text).toContain("The Fold");
    expect(text).toContain(email);
    expect(links(document)).toEqual(
      expect.arrayContaining([`mailto:${email}`, ...paths, urls.auth()]),
    );
    expect(html).not.toMatch(new RegExp(readVar("PRODUCT_NAME"), "i"));
    expect(content("robots")).toBeUndefined();
    expect(content("og:url")).toBe(`${site.url}${path}`);
    // Without a framework or inline scripts it's the same for everyone and can be cached.
    expect(document.querySelector("script[type=module]")).toBeNull();
    const headings = [...document.querySelectorAll("main h2")];
    expect(headings.length).toBeGreaterThan(5);
    for (const { id, textContent } of headings) {
      expect(id).toMatch(/^[\w-]+$/);
      expect(textContent).toMatch(/^[^{}]+$/);
    }
  });

  it("is cached at the edge, so that no rate limit applies", async () => {
    const visitor = new ApiClient(site.url);
    for (let count = 0; count < 320; count += 1) {
      const path = `${paths[count % 3]}?from=${count}`;
      const response = await visitor.get(path);
      expect(response.status, `the ${count}th`).toBe(200);
      expect(response.headers.get("cache-control")).toBe("private, no-cache");
    }
  });
});

it.each(paths)("%s links signed-in users back to home", async (path) => {
  const { client } = await newPerson();
  const { response, document } = await loadPage(path, client);
  expect(response.status).toBe(200);
  expect(links(document)).toEqual(expect.arrayContaining([urls.home]));
  expect(links(document)).not.toContain(urls.auth());
  expect(document.querySelector("script[type=module]")).toBeNull();
});

it.each([
  [urls.root, new ApiClient()],
  [urls.auth(), new ApiClient()],
  [urls.settings, null],
])("%s links to all three", async (path, visitor) => {
  const client = visitor ?? (await newPerson()).client;
  const { document } = await loadPage(path, client);
  expect(links(document)).toEqual(expect.arrayContaining(paths));
});

it("the sitemap lists all three", async () => {
  const visitor = new ApiClient();
  const xml = await (await visitor.get(urls.sitemap)).text();
  for (const path of paths) expect(xml).toContain(`${path}</loc>`);
});

it("the privacy policy states how long data is stored", async () => {
  const { text } = await loadPage(urls.privacy);
  for (const period of [
    "90 days",
    "30 days",
    "10 minutes",
    "five times a day",
  ]) {
    expect(text).toContain(period);
  }
});
