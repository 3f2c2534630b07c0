import { describe, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectStyled } from "../helpers/document-style";
import { loadPage } from "../helpers/load-page";
import { newPerson } from "../helpers/seeds";
import { siteUrl } from "../helpers/site";

const john316 = "/bible/kjv/john/3/16";
const marked = (document: Document) =>
  [...document.querySelectorAll("[data-scripture] mark")].map(
    (mark) => mark.textContent,
  );

describe("a passage for anybody", () => {
  it("is a document with its words, and all that a preview asks for", async () => {
    const {
      response,
      document,
      content,
      text: words,
      linkedData,
    } = await loadPage(john316);
    expect(response.status).toBe(200);
    expect(document.title).toMatch(/^John 3:16 \(KJV\) · /);
    expect(document.querySelector("h1")?.textContent).toBe("John 3:16");
    expect(marked(document)).toEqual([
      expect.stringMatching(/^For God so loved .* everlasting life\.$/),
      expect.stringContaining("his only born Son"),
    ]);
    expect(words).toContain("lifted up the serpent");
    expect(words).not.toContain("Nicodemus");
    const scripts = [...document.querySelectorAll("script[src]")];
    expect(scripts.map((script) => script.getAttribute("src"))).toEqual([
      expect.stringMatching(/^\/assets\/boot-/),
      expect.stringMatching(/^\/assets\/document-/),
    ]);
    const canonical = document.querySelector('link[rel="canonical"]');
    expect(canonical?.getAttribute("href")).toBe(`${siteUrl}${john316}`);
    expect(content("description")).toMatch(/^For God so loved the world/);
    expect(content("og:image")).toBe(
      `${siteUrl}/verse-image/kjv/john/3/16.png`,
    );
    expect(linkedData).toMatchObject({
      "@type": "Quotation",
      url: `${siteUrl}${john316}`,
      text: expect.stringMatching(/^For God/) as string,
    });
  });

  it.each([
    ["/bible/kjv/john/3", "16.png", "Chapter"],
    ["/bible/web/1-corinthians/13/4-7", "13/4-7.png", "Quotation"],
    // More than a picture holds.
    ["/bible/kjv/genesis/1/1-31", "1/1.png", "Quotation"],
    ["/bible/kjv/john/3/16,18-20", "3/16.png", "Quotation"],
    ["/bible/web/psalms/119", "119/1.png", "Chapter"],
  ])("stands at %s, with every class it wears", async (path, picture, type) => {
    const { response, document, content, linkedData, html } =
      await loadPage(path);
    expect(response.status).toBe(200);
    expect(linkedData).toMatchObject({ "@type": type });
    if (type === "Quotation") expect(content("og:image")).toContain(picture);
    expect(html.length).toBeLessThan(160_000);
    expectStyled(document);
  });

  it("leads on, back, to its chapter and into the reader", async () => {
    const hrefs = async (path: string) => {
      const { document } = await loadPage(path);
      return [...document.querySelectorAll("main a")].map((link) =>
        link.getAttribute("href"),
      );
    };
    expect(await hrefs(john316)).toEqual(
      expect.arrayContaining([
        "/bible/kjv/john/3/15",
        "/bible/kjv/john/3/17",
        "/bible/kjv/john/3",
        "/bible/web/john/3/16",
        "/bible?book=John&chapter=3&verse=16&version=KJV#v16",
        "/verse-generator?book=John&chapter=3&verse=16&version=KJV",
      ]),
    );
    expect(await hrefs("/bible/web/malachi/4/6")).toEqual(
      expect.arrayContaining([
        "/bible/web/malachi/4/5",
        "/bible/web/matthew/1",
      ]),
    );
  });

  it("says of a verse that its version leaves out where it is spoken of", async () => {
    const {
      response,
      text: words,
      document,
    } = await loadPage("/bible/web/luke/17/36");
    expect(response.status).toBe(200);
    expect(words).toContain("The text of the WEB doesn't include verse 36.");
    expect(words).toContain("Some Greek manuscripts add");
    expect(document.querySelector("[data-version=WEB] mark")).toBeNull();
  });

  it.each(["/bible/KJV/John/3", "/bible/kjv/jn/3/", "/bible/kjv/john/03"])(
    "is moved for good from %s",
    async (path) => {
      const response = await new ApiClient().get(path);
      expect(response.status).toBe(301);
      expect(response.headers.get("location")).toMatch(
        /\/bible\/kjv\/john\/3$/,
      );
    },
  );

  it.each([
    ["/bible/xyz", "There is no such passage in the Bible.", "Genesis 1"],
    [
      "/bible/kjv/enoch/1",
      "There is no such passage in the Bible.",
      "Genesis 1",
    ],
    ["/bible/kjv/john/99", "John has 21 chapters.", "John 21"],
    ["/bible/kjv/john/3/999", "John 3 ends with verse 36.", "John 3"],
  ])("is not at %s, which says so", async (path, why, near) => {
    const { response, text: words, document } = await loadPage(path);
    expect(response.status).toBe(404);
    expect(words).toContain("Not in the Bible");
    expect(words).toContain(why);
    expect(words).toContain(`Read ${near}`);
    expectStyled(document);
  });

  it("leads a member on to the reader, whatever the place", async () => {
    const { client } = await newPerson();
    for (const [path, reader] of [
      [john316, "?book=John&chapter=3&verse=16&version=KJV#v16"],
      ["/bible/WEB/John/99", "?book=John&chapter=99&version=WEB"],
    ]) {
      const response = await client.get(path ?? "");
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toBe(`/bible${reader}`);
    }
  });
});

it("the sitemap is named in robots.txt and names every chapter", async () => {
  const client = new ApiClient();
  const robots = await (await client.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /api/");
  expect(robots).toContain(`Sitemap: ${siteUrl}${urls.sitemap}`);
  const response = await client.get(urls.sitemap);
  expect(response.headers.get("content-type")).toMatch(/^application\/xml/);
  const xml = await response.text();
  expect(xml.match(/\/bible\//g)).toHaveLength(2 * 1189);
  expect(xml).toContain(`<loc>${siteUrl}/bible/web/1-john/5</loc>`);
});
