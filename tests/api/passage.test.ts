import { describe, expect, it } from "vitest";
import { versions } from "~/features/bible/versions";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectStyled } from "../helpers/document-style";
import { loadPage } from "../helpers/load-page";
import { newPerson } from "../helpers/seeds";
import { siteUrl } from "../helpers/site";

const john316 = "/bible/kjv/john/3/16";
const getMarkedVerses = (document: Document) =>
  [...document.querySelectorAll("[data-scripture] mark")].map(
    (mark) => mark.textContent,
  );

describe("a public Bible passage page", () => {
  it("renders the verses without React, with link preview metadata", async () => {
    const { response, document, content, text, linkedData } =
      await loadPage(john316);
    expect(response.status).toBe(200);
    expect(document.title).toMatch(/^John 3:16 \(KJV\) · /);
    expect(document.querySelector("h1")?.textContent).toBe("John 3:16");
    expect(getMarkedVerses(document)).toEqual([
      expect.stringMatching(/^For God so loved .* everlasting life\.$/),
      expect.stringContaining("his only born Son"),
    ]);
    expect(text).toContain("lifted up the serpent");
    expect(text).not.toContain("Nicodemus");
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
    // Too long for one image, so the preview shows the first verse.
    ["/bible/kjv/genesis/1/1-31", "1/1.png", "Quotation"],
    ["/bible/kjv/john/3/16,18-20", "3/16.png", "Quotation"],
    ["/bible/web/psalms/119", "119/1.png", "Chapter"],
  ])(
    "renders %s with structured data and all its styles",
    async (path, image, type) => {
      const { response, document, content, linkedData, html } =
        await loadPage(path);
      expect(response.status).toBe(200);
      expect(linkedData).toMatchObject({ "@type": type });
      if (type === "Quotation") expect(content("og:image")).toContain(image);
      expect(html.length).toBeLessThan(160_000);
      expectStyled(document);
    },
  );

  it("links to adjacent verses, its chapter, the other version and the reader", async () => {
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

  it("has the language of its version, beside the default version", async () => {
    const { document, content } = await loadPage("/bible/rv1909/john/3/16");
    const [spanish, english] = document.querySelectorAll("[data-version]");
    expect(spanish?.getAttribute("lang")).toBe("es");
    expect(spanish?.getAttribute("dir")).toBe("ltr");
    expect(spanish?.textContent).toContain(
      "no se pierda, mas tenga vida eterna",
    );
    expect(english?.getAttribute("lang")).toBe("en");
    expect(english?.getAttribute("data-version")).toBe("KJV");
    expect(document.title).toMatch(/^John 3:16 \(RV1909\) · /);
    expect(content("og:image")).toContain("/verse-image/rv1909/john/3/16.png");
    const image = await new ApiClient().get(
      "/verse-image/rv1909/john/3/16.png",
    );
    expect(image.headers.get("content-type")).toBe("image/png");
  });

  it("says if the version has a verse only in a footnote", async () => {
    const { response, text, document } = await loadPage(
      "/bible/web/luke/17/36",
    );
    expect(response.status).toBe(200);
    expect(text).toContain("This version has it only in a footnote.");
    expect(text).toContain("Some Greek manuscripts add");
    expect(document.querySelector("[data-version=WEB] mark")).toBeNull();
  });

  it("is linked from a list if it exists, and search engines don't index lists", async () => {
    const q = encodeURIComponent("John 0; John 3:0; Mark 1:99; John 3:16");
    const { document, content, text } = await loadPage(`/bible?q=${q}`);
    expect(content("robots")).toBe("noindex");
    const links = [...document.querySelectorAll("main a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([john316]);
    const headings = [...document.querySelectorAll("main h2")];
    expect(headings.map((heading) => heading.textContent)).toEqual([
      "John 0",
      "John 3:0",
      "Mark 1:99",
      "John 3:16",
    ]);
    expect(text).toContain("There is no verse 0: in the KJV, John 3 begins");
  });

  it.each(["/bible/KJV/John/3", "/bible/kjv/jn/3/", "/bible/kjv/john/03"])(
    "redirects %s permanently to the canonical URL",
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
    ["/bible/kjv/john/0", "There is no John 0: John has 21 chapters.", "John"],
    ["/bible/kjv/john/3/0", "John 3 begins with verse 1.", "John 3"],
    ["/bible/kjv/john/3/999", "John 3 ends with verse 36.", "John 3"],
    ["/bible/kjv/romans/14/24", "Romans 14 ends with verse 23.", "Romans 14"],
  ])(
    "returns 404 for %s and links to the nearest passage",
    async (path, message, suggestion) => {
      const { response, text, document } = await loadPage(path);
      expect(response.status).toBe(404);
      expect(text).toContain("Not in the Bible");
      expect(text).toContain(message);
      expect(text).toContain(`Read ${suggestion}`);
      expectStyled(document);
    },
  );

  it("links references in notes to their public pages", async () => {
    const { document } = await loadPage("/bible/web/matthew/23/5");
    const links = [...document.querySelectorAll("[role=note] a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/bible/web/deuteronomy/6/8",
    ]);
  });

  it("redirects a signed-in user to the reader, even for a missing passage", async () => {
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

it("robots.txt links to the sitemap, which lists every chapter", async () => {
  const client = new ApiClient();
  const robots = await (await client.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /api/");
  expect(robots).toContain(`Sitemap: ${siteUrl}${urls.sitemap}`);
  const response = await client.get(urls.sitemap);
  expect(response.headers.get("content-type")).toMatch(/^application\/xml/);
  const xml = await response.text();
  expect(xml.match(/\/bible\//g)).toHaveLength(versions.length * 1189);
  expect(xml).toContain(`<loc>${siteUrl}/bible/web/1-john/5</loc>`);
});
