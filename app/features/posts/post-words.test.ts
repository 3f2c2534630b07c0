import { describe, expect, it } from "vitest";
import type { EventData } from "./event";
import type { Post } from "./post";
import { postMeta } from "~/features/link-preview/post-meta";
import type { PostMeta } from "~/features/link-preview/post-meta";
import { linkedData } from "~/features/link-preview/post-linked-data";
import { embeddedPostId } from "~/features/link-preview/oembed";
import { pageTitle } from "./post-words";
import { layOutVerse } from "./verse-layout";
import { aPost } from "../../../tests/helpers/a-post";

const place = {
  productName: "Product",
  siteUrl: "https://site.example",
  preview: "/post/p1/preview.png?v=1",
  previewAlt: "What it shows",
};
const post = aPost({
  id: "p1",
  content: "Grace\nand   peace",
  _count: { likes: 3, comments: 1 },
});
const event: EventData = {
  title: "Evening prayer",
  description: "Come as you are",
  date: "2026-06-06",
  time: "18:30",
  timeZone: "America/New_York",
  startsAt: "2026-06-06T22:30:00.000Z",
  location: "12 Mill Lane",
  registrationUrl: null,
  imageUrl: null,
  interestsCount: 0,
  isInterested: false,
};

const of = (change: Partial<Post>) => ({ ...post, ...change });

/** The content of one tag of the head. */
function tag(change: Partial<Post>, name: string): string | undefined {
  const named = (one: PostMeta) =>
    ("name" in one && one.name === name) ||
    ("property" in one && one.property === name);
  const found = postMeta(of(change), place).find(named);
  return found && "content" in found ? found.content : undefined;
}

describe("what a preview says of", () => {
  it("words: who wrote them, and the words on one line", () => {
    expect(tag({}, "og:title")).toBe("Ruth Weaver on Product");
    expect(tag({}, "og:description")).toBe("Grace and peace");
    expect(pageTitle(post, "Product")).toBe(
      "Ruth Weaver: Grace and peace · Product",
    );
  });

  it("many words: their beginning", () => {
    const description = tag({ content: "word ".repeat(100) }, "description");
    expect(description).toHaveLength(201);
    expect(description).toMatch(/…$/);
  });

  it("a prayer: that it is one, and none of its words", () => {
    const prayer = of({ type: "prayer", content: "For my mother" });
    const everything = JSON.stringify(postMeta(prayer, place));
    expect(everything).not.toMatch(/mother/i);
    expect(pageTitle(prayer, "Product")).not.toMatch(/mother/i);
    expect(tag(prayer, "og:title")).toBe("A prayer request by Ruth Weaver");
    expect(tag(prayer, "robots")).toBe("noindex");
    expect(tag({}, "robots")).toBeUndefined();
  });

  it("an event: its name, when and where", () => {
    const change: Partial<Post> = { type: "event", eventData: event };
    expect(tag(change, "og:title")).toBe("Evening prayer");
    expect(tag(change, "og:description")).toBe(
      "Saturday, June 6, 2026, 6:30 PM, New York time · 12 Mill Lane · Come as you are",
    );
  });

  it("a verse: the reference, and Scripture's words", () => {
    const verse = {
      text: "Jesus wept.",
      version: "KJV",
      book: "John",
      chapter: 11,
      verse: 35,
      lastVerse: null,
      customization: {},
    };
    const verseData = { ...verse, layout: layOutVerse(verse) };
    const change: Partial<Post> = { type: "verse", verseData };
    expect(tag(change, "og:title")).toBe("John 11:35 (KJV)");
    expect(tag(change, "og:description")).toBe(
      "“Jesus wept.” Shared by Ruth Weaver on Product.",
    );
  });

  it.each([
    ["image", "A picture shared by Ruth Weaver on Product."],
    ["video", "A video shared by Ruth Weaver on Product."],
  ] as const)("a wordless %s: what it is", (type, sentence) => {
    expect(tag({ type, content: "" }, "og:description")).toBe(sentence);
  });

  it("its picture: what that shows", () => {
    expect(tag({}, "og:image:alt")).toBe("What it shows");
    expect(tag({}, "twitter:image:alt")).toBe("What it shows");
  });
});

describe("linked data", () => {
  it("of an event says when it starts, with the distance from UTC", () => {
    const startOf = (change: Partial<EventData>) =>
      linkedData(of({ eventData: { ...event, ...change } }), place)[
        "startDate"
      ];
    expect(startOf({})).toBe("2026-06-06T18:30:00-04:00");
    expect(startOf({ timeZone: "Asia/Kolkata" })).toBe(
      "2026-06-06T18:30:00+05:30",
    );
    expect(startOf({ timeZone: "America/St_Johns" })).toBe(
      "2026-06-06T18:30:00-02:30",
    );
    expect(startOf({ time: null })).toBe("2026-06-06");
  });

  it("of an event online names no place", () => {
    const eventData = { ...event, location: "Online" };
    expect(linkedData(of({ eventData }), place)).toMatchObject({
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation" },
    });
  });

  it("of words says who, when and how much was answered", () => {
    expect(linkedData(post, place)).toMatchObject({
      "@type": "SocialMediaPosting",
      articleBody: "Grace\nand   peace",
      datePublished: post.createdAt,
      author: { name: "Ruth Weaver", url: "https://site.example/profile/u" },
      interactionStatistic: [
        { userInteractionCount: 3 },
        { userInteractionCount: 1 },
      ],
    });
  });
});

describe("the address of a post's page", () => {
  const idIn = (address: string) => embeddedPostId(address, place.siteUrl);

  it("names the post, whatever hangs on it", () => {
    expect(idIn("https://site.example/post/p1")).toBe("p1");
    expect(idIn("https://site.example/post/p1/?utm_source=x#top")).toBe("p1");
  });

  it.each([
    "",
    "/post/p1",
    "https://other.example/post/p1",
    "https://site.example.evil.example/post/p1",
    "https://site.example@evil.example/post/p1",
    "http://site.example/post/p1",
    "https://site.example/profile/p1",
    "https://site.example/post/p1/preview.png",
    "https://site.example/post/",
  ])("is not %j", (address) => {
    expect(idIn(address)).toBeNull();
  });
});
