import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { expectStyled } from "../helpers/document-style";
import { loadPage } from "../helpers/load-page";
import { newPerson, type SignedIn } from "../helpers/seeds";
import { siteUrl, sqlBatch } from "../helpers/site";

let author: SignedIn;

beforeAll(async () => {
  author = await newPerson();
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

describe.each(kinds)("the page of a %s post, for a visitor", (kind, body) => {
  let post: Post;
  let page: Awaited<ReturnType<typeof loadPage>>;
  beforeAll(async () => {
    post = await write(body);
    page = await loadPage(urls.post(post.id));
  });

  it("loads no React and no inline script, and has all its styles and a title", () => {
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
    expectStyled(page.document);
    expect(page.document.title).toMatch(/ (·|on) \w+$/);
  });

  it("has all the metadata for a link preview", () => {
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
    const linkedData = {
      "@context": "https://schema.org",
      "@type": kind === "event" ? "Event" : "SocialMediaPosting",
      url: address,
      image: content("og:image"),
    };
    expect(page.linkedData).toEqual(
      kind === "prayer" ? null : expect.objectContaining(linkedData),
    );
  });

  it("shows counts and a sign-in link, but no buttons that need an account", () => {
    const { document, text } = page;
    expect(text).toContain("0 likes");
    expect(text).toContain("0 comments");
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
  it("isn't indexed, and its metadata contains none of its text", async () => {
    const post = await write({ type: "prayer", content: "For my mother" });
    const { document, text, content } = await loadPage(urls.post(post.id));
    expect(text).toContain("For my mother");
    expect(content("robots")).toBe("noindex");
    expect(document.head.innerHTML).not.toMatch(/mother/);
    expect(content("og:title")).toMatch(/^A prayer request by /);
  });
});

describe("an event", () => {
  it("asks visitors to sign in to show interest until the event has ended", async () => {
    const post = await write({ type: "event", content: "", eventData: supper });
    const before = await loadPage(urls.post(post.id));
    expect(before.text).toContain("Sign in to show interest");
    expect(before.text).toContain("0 people interested");
    expect(before.linkedData?.["startDate"]).toBe("2030-10-05T18:30:00-04:00");
    await author.client.post(urls.api.eventInterest(post.id), {
      desired: true,
    });
    await sqlBatch([
      sql`UPDATE events SET startsAt = 1000, date = '2020-01-01' WHERE postId = ${post.id}`,
    ]);
    // A differently encoded URL bypasses the cached page.
    const after = await loadPage(
      urls.post(post.id).replace("/post/0", "/post/%30"),
    );
    expect(after.text).toContain("1 person interested");
    expect(after.text).not.toContain("Sign in to show interest");
    const ended = [...after.document.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "Event Ended",
    );
    expect(ended?.disabled).toBe(true);
  });
});

describe("a long text", () => {
  it("isn't truncated", async () => {
    const content = `${"grace ".repeat(400)}amen`;
    const { id } = await write({ type: "text", content });
    expect((await loadPage(urls.post(id))).text).toContain(content);
  });
});

describe("Bible references", () => {
  const loadLinks = async (body: object, client?: SignedIn["client"]) => {
    const post = await write(body);
    const { document } = await loadPage(urls.post(post.id), client);
    return [...document.querySelectorAll("article a")].map(
      (link) => `${link.textContent}: ${link.getAttribute("href")}`,
    );
  };
  const text = {
    type: "text",
    content: "John 3:16 (WEB), quoted at www.example.org.",
  };
  const reference = "John 3:16 (WEB): /bible/web/john/3/16";
  const address = "www.example.org: https://www.example.org";
  const verse = kinds.find(([kind]) => kind === "verse")?.[1] ?? {};

  it("lead visitors to public pages", async () => {
    const links = await loadLinks(text);
    expect(links).toEqual(expect.arrayContaining([reference, address]));
    expect(await loadLinks(verse)).toContain(
      "Read John 11:35 (KJV): /bible/kjv/john/11/35",
    );
  });

  it("lead members to the reader; those of a text once its code has loaded", async () => {
    const links = await loadLinks(text, author.client);
    expect(links).toContain(address);
    expect(links).not.toContain(reference);
    expect(await loadLinks(verse, author.client)).toContain(
      "Read John 11:35 (KJV): /bible?book=John&chapter=11&verse=35&version=KJV#v35",
    );
  });
});

describe("hostile text", () => {
  const vectors = [
    `"><script>alert(1)</script>`,
    `</script><script>alert(1)</script>`,
    `</title><svg onload=alert(1)>`,
    `<!-- ' " & \u2028 -->`,
    `\${7*7} {{7*7}} 🕊️`,
  ];

  it.each(vectors)("is escaped everywhere on the page: %s", async (text) => {
    await sqlBatch([
      sql`UPDATE users SET firstName = ${text}, lastName = NULL WHERE id = ${author.id}`,
    ]);
    const post = await write({
      type: "event",
      content: text,
      eventData: {
        ...supper,
        title: text,
        description: text,
        location: text,
      },
    });
    const page = await loadPage(urls.post(post.id));
    await sqlBatch([
      sql`UPDATE users SET firstName = 'Ruth', lastName = 'Reader' WHERE id = ${author.id}`,
    ]);
    const expectedText = text.replaceAll(/\s+/g, " ");
    expect(page.content("og:title")).toBe(expectedText);
    expect(page.document.title).toContain(expectedText);
    expect(page.linkedData?.["name"]).toBe(expectedText);
    expect(page.document.querySelectorAll("script")).toHaveLength(3);
    expect(page.document.querySelector("[onload]")).toBeNull();
    const share = page.document.querySelector("[data-action=share]");
    expect(share?.getAttribute("data-text")).toBe(text);
  });
});
