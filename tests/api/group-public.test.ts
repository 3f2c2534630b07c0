import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectStyled } from "../helpers/document-style";
import { expectOk } from "../helpers/expect-ok";
import { insertGroup } from "../helpers/groups";
import { loadPage } from "../helpers/load-page";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { siteUrl, sqlBatch } from "../helpers/site";

const visitor = new ApiClient();
let owner: SignedIn;
let member: SignedIn;

beforeAll(async () => {
  [owner, member] = (await newPeople(2)) as [SignedIn, SignedIn];
  await sqlBatch([sql`UPDATE users SET createdAt = 1 WHERE id = ${owner.id}`]);
});

const newGroup = (
  joinPolicy: "open" | "approval" | "hidden",
  kind: "group" | "church" = "group",
) =>
  insertGroup({
    ...{ joinPolicy, kind, name: "Grace Chapel" },
    members: { [owner.id]: "owner", [member.id]: "member" },
  });

const change = (slug: string, body: object) =>
  expectOk(owner.client.send("PATCH", urls.api.group(slug), { body }));

const write = (slug: string, body: object) =>
  expectOk<Post>(
    owner.client.post(urls.api.posts(), {
      ...{ group: slug, type: "text", content: "", audience: "everyone" },
      ...body,
    }),
  );

const writeEvent = (slug: string, title: string, date: string) =>
  write(slug, {
    type: "event",
    eventData: { title, date, time: "18:30", timeZone: "America/New_York" },
  });

const links = (document: Document, selector: string) =>
  Array.from(document.querySelectorAll(selector), (link) =>
    link.getAttribute("href"),
  );

describe("a church's page, for a visitor", () => {
  let slug: string;
  let page: Awaited<ReturnType<typeof loadPage>>;
  let next: Post;

  beforeAll(async () => {
    ({ slug } = await newGroup("approval", "church"));
    await change(slug, {
      about: "We meet by the river",
      address: "Mill Lane 12 & 14, Ashford",
      website: "https://grace.example.com/",
      serviceTimes: [
        [0, "18:00", "German"],
        [0, "10:30", ""],
      ].map(([weekday, time, language]) => ({
        ...{ weekday, time, language, timeZone: "Europe/Berlin" },
      })),
    });
    for (const year of [2034, 2031, 2033, 2032])
      next = await writeEvent(slug, `Supper ${year}`, `${year}-10-05`);
    await write(slug, { content: "Sentinel words", audience: "group" });
    await sqlBatch([
      sql`UPDATE groups SET verifiedAt = 1, verifiedProof = 'Sentinel proof' WHERE slug = ${slug}`,
    ]);
    page = await loadPage(urls.group(slug));
  });

  it("is a document with all its styles, within the budgets", () => {
    const { response, document, html } = page;
    expect(response.status).toBe(200);
    expect(links(document, "link[rel=stylesheet]")).toEqual([
      expect.stringMatching(/^\/assets\/document-/),
    ]);
    expectStyled(document);
    expect(gzipSync(html).length).toBeLessThan(15_000);
    expect(document.title).toMatch(/^Grace Chapel · /);
  });

  it("shows where and when it meets, and who leads it, but no posts for members", () => {
    const { document, text, html } = page;
    expect(text).toContain("We meet by the river");
    expect(text).toContain("Ruth Reader");
    expect(text).toContain(
      "Verified: this group is the church at grace.example.com",
    );
    const times = document.querySelector("dl");
    expect(times?.textContent).toBe(
      "Sunday10:30 AM, Berlin time6:00 PM, Berlin time · German",
    );
    const external = document.querySelectorAll("main a[target=_blank]");
    expect(Array.from(external, (link) => link.getAttribute("rel"))).toEqual(
      Array(2).fill("noopener nofollow ugc"),
    );
    expect(links(document, "main a[target=_blank]")).toEqual([
      urls.mapSearch("Mill Lane 12 & 14, Ashford"),
      "https://grace.example.com/",
    ]);
    expect(html).not.toContain("Sentinel");
  });

  it.each([
    ["", []],
    [
      "Read Isaías 40:31 at www.example.org",
      ["/bible/kjv/isaiah/40/31", "https://www.example.org"],
    ],
  ])(
    "has the links in its description %j, but none for its name",
    async (about, hrefs) => {
      const { slug } = await insertGroup({
        ...{ name: "www.casino.example", joinPolicy: "open" },
        members: { [owner.id]: "owner" },
      });
      await change(slug, { about });
      const { document, text } = await loadPage(urls.group(slug));
      expect(text).toContain(
        about || "www.casino.example hasn't written about",
      );
      expect(links(document, "p.whitespace-pre-line a")).toEqual(hrefs);
    },
  );

  it("shows signed-in people outside the same, once, and no posts for members", async () => {
    const [stranger] = (await newPeople(1)) as [SignedIn];
    const words = await write(slug, { content: "Words for everyone" });
    await write(slug, { type: "prayer", content: "Sentinel prayer" });
    const titles = ["Supper 2031", "Supper 2032", "Supper 2033"];
    const { document, html } = await loadPage(
      urls.group(slug),
      stranger.client,
    );
    expect(html).not.toContain("Sentinel");
    const events = document.querySelectorAll("article h2");
    expect(Array.from(events, (event) => event.textContent)).toEqual(titles);
    const list = (type: string) =>
      stranger.client.get(urls.api.posts({ group: slug, type }));
    const posts = await expectOk<Post[]>(list("all"));
    expect(posts.map((post) => post.eventData?.title ?? post.id)).toEqual([
      ...titles,
      words.id,
    ]);
    const listPart = (part: object) =>
      expectOk<Post[]>(
        stranger.client.get(urls.api.posts({ group: slug, ...part })),
      );
    expect(await listPart({ limit: 2 })).toEqual(posts.slice(0, 2));
    expect(await listPart({ cursor: words.id })).toEqual([]);
    for (const type of ["prayer", "event", "text"])
      expect((await list(type)).status).toBe(403);
    await owner.client.post(urls.api.block(stranger.id), { desired: true });
    expect(await expectOk<Post[]>(list("all"))).toEqual([]);
  });

  it("lists the next three events, once, and has a way to join", () => {
    const { document } = page;
    expect(document.querySelectorAll("article")).toHaveLength(3);
    const events = document.querySelectorAll(
      "[aria-label='Next events'] article h2",
    );
    expect(Array.from(events, (event) => event.textContent)).toEqual([
      "Supper 2031",
      "Supper 2032",
      "Supper 2033",
    ]);
    expect(links(document, "main a[href^='/api/login']")).toEqual([
      urls.api.loginReturningTo(urls.group(slug)),
    ]);
  });

  it("describes the church to search engines and feed readers", () => {
    const { document, content, linkedData } = page;
    const url = `${siteUrl}${urls.group(slug)}`;
    expect(links(document, "link[rel=canonical]")).toEqual([url]);
    expect(content("og:title")).toBe("Grace Chapel");
    expect(content("og:description")).toBe("We meet by the river");
    expect(content("og:url")).toBe(url);
    expect(links(document, "link[rel=alternate]")).toEqual([
      `${siteUrl}${urls.groupFeed(slug)}`,
      `${siteUrl}${urls.groupCalendar(slug)}`,
    ]);
    expect(linkedData).toMatchObject({
      ...{ "@type": "Church", "@id": url, url, name: "Grace Chapel" },
      description: "We meet by the river",
      address: "Mill Lane 12 & 14, Ashford",
      sameAs: ["https://grace.example.com/"],
    });
    const events = linkedData?.["event"] as Record<string, unknown>[];
    expect(events).toHaveLength(5);
    expect(events[0]).toEqual({
      ...{ "@type": "Event", name: "Service", inLanguage: "German" },
      eventSchedule: {
        ...{ "@type": "Schedule", repeatFrequency: "P1W" },
        byDay: "https://schema.org/Sunday",
        ...{ startTime: "18:00:00", scheduleTimezone: "Europe/Berlin" },
      },
    });
    expect(events[3]).toMatchObject({
      url: `${siteUrl}${urls.post(next.id)}`,
      startDate: "2032-10-05T18:30:00-04:00",
    });
  });

  it("is in the sitemap", async () => {
    const hidden = await newGroup("hidden");
    const sitemap = await visitor.get(urls.sitemap);
    expect(sitemap.headers.get("cache-control")).toBe("public, max-age=300");
    const xml = await sitemap.text();
    expect(xml).toContain(`<loc>${siteUrl}${urls.group(slug)}</loc>`);
    expect(xml).not.toContain(hidden.slug);
  });

  it("is cached under its canonical address, and a change shows immediately", async () => {
    expect(page.response.headers.get("cache-control")).toBe(
      "private, no-cache",
    );
    await sqlBatch([
      sql`UPDATE groups SET about = 'Not shown yet' WHERE slug = ${slug}`,
    ]);
    const read = async (suffix = "") =>
      (await loadPage(`${urls.group(slug)}${suffix}`)).text;
    expect(await read("?tab=events")).toContain("We meet by the river");
    await change(slug, { about: "We moved" });
    expect(await read()).toContain("We moved");
    expect(
      (await owner.client.send("DELETE", urls.api.group(slug))).status,
    ).toBe(204);
    for (const suffix of ["", "?x=1", "/", ".data"])
      expect((await visitor.get(urls.group(slug) + suffix)).status).toBe(404);
  });
});

it("shows the newest posts of an open group, without prayers and hidden posts", async () => {
  const { slug } = await newGroup("open");
  const { id } = await write(slug, { content: "Sentinel hidden" });
  await sqlBatch([sql`UPDATE posts SET hiddenAt = 1 WHERE id = ${id}`]);
  const anonymous = { type: "prayer", anonymous: true };
  await write(slug, { ...anonymous, content: "Sentinel request" });
  await write(slug, { content: "Sentinel words", audience: "group" });
  for (let i = 0; i < 3; i++) await write(slug, { content: `Words ${i}` });
  const { html, document } = await loadPage(urls.group(slug));
  expect(html).not.toContain("Sentinel");
  expect(
    Array.from(
      document.querySelectorAll("article"),
      (post) => /Words \d/.exec(post.textContent)?.[0],
    ),
  ).toEqual(["Words 2", "Words 1", "Words 0"]);
  expect(document.querySelectorAll("main button")).toHaveLength(0);
});

it("a group for members has no feeds and no posts, and isn't cached for members", async () => {
  const { slug } = await newGroup("approval");
  await write(slug, { content: "Sentinel", audience: "group" });
  const { html, document } = await loadPage(urls.group(slug));
  expect(html).toContain("Grace Chapel");
  expect(html).not.toContain("Sentinel");
  expect(links(document, "link[rel=alternate]")).toEqual([]);
  const own = await loadPage(urls.group(slug), member.client);
  expect(own.html).toContain("Sentinel");
  expect(own.response.headers.get("cache-control")).toBe("private, no-store");
  expect(own.document.querySelector('meta[property^="og:"]')).toBeNull();
  const again = await loadPage(urls.group(slug));
  expect(again.html).not.toContain("Sentinel");
});

it("a hidden group answers visitors exactly like one that never existed", async () => {
  const { slug } = await newGroup("hidden");
  const unknown = slug.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  const read = async (name: string) => {
    const response = await visitor.get(urls.group(name));
    const headers = Object.fromEntries(response.headers);
    return {
      status: response.status,
      html: (await response.text()).replaceAll(name, "slug"),
      headers: {
        ...headers,
        "x-request-id": "",
        "server-timing": "",
        date: "",
      },
    };
  };
  const answer = await read(slug);
  expect(answer.status).toBe(404);
  expect(answer.html).toMatch(/This group isn.+t available\./);
  expect(answer).toEqual(await read(unknown));
});
