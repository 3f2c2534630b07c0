import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { newPeople } from "../helpers/seeds";
import type { SignedIn } from "../helpers/seeds";
import { siteUrl, sqlBatch } from "../helpers/site";

let author: SignedIn;
let member: SignedIn;
const visitor = new ApiClient();

beforeAll(async () => {
  [author, member] = (await newPeople(2)) as [SignedIn, SignedIn];
});

async function write(body: object): Promise<Post> {
  const response = await author.client.post(urls.api.posts(), body);
  expect(response.status, await response.clone().text()).toBe(201);
  return response.json<Post>();
}

const supper = {
  title: "Harvest supper",
  description: "Bring a dish",
  date: "2030-10-05",
  time: "18:30",
  timeZone: "America/New_York",
  location: "Mill Lane 12",
  registrationUrl: "https://supper.example/tickets",
};

const kinds: [kind: string, body: object][] = [
  ["text", { type: "text", content: "Grace and peace" }],
  [
    "image",
    { type: "image", content: "", imageUrl: "https://pics.example/a.png" },
  ],
  [
    "video",
    {
      type: "video",
      content: "Sing",
      videoUrl: "https://youtu.be/dQw4w9WgXcQ",
    },
  ],
  ["prayer", { type: "prayer", content: "For my mother" }],
  ["event", { type: "event", content: "", eventData: supper }],
  [
    "verse",
    {
      type: "verse",
      content: "",
      verseData: {
        version: "KJV",
        book: "John",
        chapter: 11,
        verse: 35,
        customization: {},
      },
    },
  ],
];

/** A page as a browser without script reads it. */
async function pageOf(path: string, client = visitor) {
  const response = await client.get(path);
  const html = await response.text();
  const { document } = new JSDOM(html).window;
  const content = (name: string) =>
    document
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute("content");
  const linked = document.querySelector('script[type="application/ld+json"]');
  return {
    response,
    html,
    document,
    content,
    words: document.querySelector("main")?.textContent ?? "",
    linkedData: JSON.parse(linked?.textContent ?? "null") as Record<
      string,
      unknown
    > | null,
  };
}

describe.each(kinds)("a visitor at a post of kind %s", (kind, body) => {
  let post: Post;
  let page: Awaited<ReturnType<typeof pageOf>>;
  beforeAll(async () => {
    post = await write(body);
    page = await pageOf(urls.post(post.id));
  });

  it("reads a document: no React, no inline script, its name in the address bar", () => {
    expect(page.response.status).toBe(200);
    const scripts = [...page.document.querySelectorAll("script")];
    const running = scripts.filter(
      ({ type }) => type !== "application/ld+json",
    );
    expect(running.map((script) => script.getAttribute("src"))).toEqual([
      expect.stringMatching(/^\/assets\/boot-/),
      expect.stringMatching(/^\/assets\/document-/),
    ]);
    for (const script of running) expect(script.textContent).toBe("");
    expect(page.document.title).toMatch(/ (·|on) \w+$/);
  });

  it("is given everything that a link preview is made of", () => {
    const { content } = page;
    const address = `${siteUrl}${urls.post(post.id)}`;
    for (const name of [
      "description",
      "og:site_name",
      "og:title",
      "og:description",
      "og:image:alt",
      "twitter:title",
      "twitter:description",
      "twitter:image:alt",
    ]) {
      expect(content(name), name).toMatch(/\S/);
    }
    expect(content("og:type")).toBe("article");
    expect(content("og:url")).toBe(address);
    expect(content("og:image:width")).toBe("1200");
    expect(content("og:image:height")).toBe("630");
    expect(content("twitter:card")).toBe("summary_large_image");
    expect(content("og:image")).toMatch(
      new RegExp(`^${siteUrl}/post/${post.id}/preview\\.png\\?v=[0-9a-f]{16}$`),
    );
    expect(content("twitter:image")).toBe(content("og:image"));
    const { document } = page;
    expect(
      document.querySelector("link[rel=canonical]")?.getAttribute("href"),
    ).toBe(address);
    expect(
      document
        .querySelector('link[type="application/json+oembed"]')
        ?.getAttribute("href"),
    ).toBe(`${siteUrl}${urls.oEmbed(address)}`);
    expect(page.linkedData).toMatchObject({
      "@context": "https://schema.org",
      "@type": kind === "event" ? "Event" : "SocialMediaPosting",
      url: address,
      image: content("og:image"),
    });
  });

  it("is shown counts, and asked in; nothing pretends to be a button", () => {
    const { document, words } = page;
    expect(words).toContain("0 likes");
    expect(words).toContain("0 comments");
    const invitation = [...document.querySelectorAll("a")].find(
      ({ textContent }) => textContent === "Join/Sign In",
    );
    expect(invitation?.getAttribute("href")).toBe(
      urls.api.loginReturningTo(urls.post(post.id)),
    );
    for (const button of document.querySelectorAll("main button")) {
      expect(button.getAttribute("data-action"), button.outerHTML).toMatch(
        /^(share|close-video)$/,
      );
    }
    expect(page.html).not.toMatch(/Show more|aria-pressed/);
  });
});

describe("a prayer", () => {
  it("is read by people and by no index, and its card says none of its words", async () => {
    const post = await write({ type: "prayer", content: "For my mother" });
    const { document, words, content } = await pageOf(urls.post(post.id));
    expect(words).toContain("For my mother");
    expect(content("robots")).toBe("noindex");
    expect(document.head.innerHTML).not.toMatch(/mother/);
    expect(content("og:title")).toMatch(/^A prayer request by /);
  });
});

describe("an event", () => {
  it("asks to sign in before interest is shown, until it is over", async () => {
    const post = await write({ type: "event", content: "", eventData: supper });
    const before = await pageOf(urls.post(post.id));
    expect(before.words).toContain("Sign in to show interest");
    expect(before.words).toContain("0 people interested");
    expect(before.linkedData?.["startDate"]).toBe("2030-10-05T18:30:00-04:00");
    await sqlBatch([
      sql`UPDATE events SET startsAt = 1000, date = '2020-01-01' WHERE postId = ${post.id}`,
      sql`UPDATE posts SET interestsCount = 1 WHERE id = ${post.id}`,
    ]);
    const after = await pageOf(`${urls.post(post.id)}?later`);
    expect(after.words).toContain("1 person interested");
    expect(after.words).not.toContain("Sign in to show interest");
    const ended = [...after.document.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "Event Ended",
    );
    expect(ended?.disabled).toBe(true);
  });
});

describe("a long text", () => {
  it("is whole in a document", async () => {
    const content = `${"grace ".repeat(400)}amen`;
    const { id } = await write({ type: "text", content });
    expect((await pageOf(urls.post(id))).words).toContain(content);
  });
});

describe("hostile words", () => {
  const vectors = [
    `"><script>alert(1)</script>`,
    `</script><script>alert(1)</script>`,
    `</title><svg onload=alert(1)>`,
    `<!-- ' " & \u2028 -->`,
    `\${7*7} {{7*7}} 🕊️`,
  ];

  it.each(vectors)("stay words everywhere in the head: %s", async (words) => {
    await sqlBatch([
      sql`UPDATE users SET firstName = ${words}, lastName = NULL WHERE id = ${author.id}`,
    ]);
    const post = await write({
      type: "event",
      content: words,
      eventData: {
        ...supper,
        title: words,
        description: words,
        location: words,
      },
    });
    const page = await pageOf(urls.post(post.id));
    await sqlBatch([
      sql`UPDATE users SET firstName = 'Ruth', lastName = 'Reader' WHERE id = ${author.id}`,
    ]);
    const shown = words.replaceAll(/\s+/g, " ");
    expect(page.content("og:title")).toBe(shown);
    expect(page.document.title).toContain(shown);
    expect(page.linkedData?.["name"]).toBe(shown);
    expect(page.document.querySelectorAll("script")).toHaveLength(3);
    expect(page.document.querySelector("[onload]")).toBeNull();
    const share = page.document.querySelector("[data-action=share]");
    expect(share?.getAttribute("data-text")).toBe(words);
  });
});

describe("a page that many visit", () => {
  const write1 = () => write({ type: "text", content: "First words" });

  it("is kept at the edge, where an edit is seen at once", async () => {
    const post = await write1();
    const path = urls.post(post.id);
    expect((await pageOf(path)).words).toContain("First words");
    // Not through the API, so nobody is told: what is kept is shown.
    await sqlBatch([
      sql`UPDATE posts SET content = 'Secret words' WHERE id = ${post.id}`,
    ]);
    expect((await pageOf(`${path}?utm_source=x`)).words).toContain(
      "First words",
    );
    const { status } = await author.client.send("PUT", urls.api.post(post.id), {
      body: { content: "Second words" },
    });
    expect(status).toBe(200);
    const { words, content } = await pageOf(path);
    expect(words).toContain("Second words");
    expect(content("og:description")).toBe("Second words");
  });

  it("is kept under its own address alone, so that nothing is left of a deleted post", async () => {
    const post = await write1();
    const ways = ["", "?x=1", "/", ".data"].map(
      (end) => `${urls.post(post.id)}${end}`,
    );
    for (const way of ways) {
      expect(await (await visitor.get(way)).text(), way).toContain(
        "First words",
      );
    }
    await author.client.send("DELETE", urls.api.post(post.id));
    for (const way of ways) {
      const response = await visitor.get(way);
      expect(response.status, way).toBe(404);
      expect(await response.text()).not.toContain("First words");
    }
  });

  it("says to browsers that it is theirs to keep for no time at all", async () => {
    const post = await write1();
    for (const client of [visitor, member.client, visitor]) {
      const { headers } = await client.get(urls.post(post.id));
      expect(headers.get("cache-control")).toBe("private, no-cache");
      expect(headers.has("set-cookie")).toBe(false);
    }
  });

  it("is another one for members: the app, with what they may do", async () => {
    const post = await write1();
    await visitor.get(urls.post(post.id));
    const { document, html } = await pageOf(urls.post(post.id), member.client);
    expect(document.querySelector("button[aria-pressed]")).not.toBeNull();
    expect(html).not.toContain("Join/Sign In");
    expect(document.querySelector('meta[property^="og:"]')).toBeNull();
    const { html: again } = await pageOf(urls.post(post.id));
    expect(again).toContain("Join/Sign In");
  });
});

describe("a post that is not there", () => {
  it.each(["visitor", "member"])(
    "is a 404 that says so to a %s",
    async (who) => {
      const client = who === "visitor" ? visitor : member.client;
      const { response, words, document } = await pageOf(
        urls.post("nobody"),
        client,
      );
      expect(response.status).toBe(404);
      expect(document.title).toMatch(/^Post Not Found · /);
      expect(words).toContain("Post Not Found");
      expect(words).toContain(
        "The post you're looking for doesn't exist or has been removed.",
      );
      const home = [...document.querySelectorAll("main a")].find(
        ({ textContent }) => textContent === "Back to Home",
      );
      expect(home?.getAttribute("href")).toBe("/");
    },
  );
});
