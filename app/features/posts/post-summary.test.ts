import type { MetaDescriptor } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import type { EventData } from "./event";
import type { Post } from "./post";
import {
  embeddedPostId,
  linkedData,
  postMeta,
} from "~/features/link-preview/post-meta";
import { getPageTitle } from "./post-summary";
import { layOutVerse } from "./verse-layout";
import { makePost } from "../../../tests/helpers/make-post";

const context = {
  productName: "Product",
  siteUrl: "https://site.example",
  preview: "/post/p1/preview.png?v=1",
};
const post = makePost({
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
  endDate: null,
  endTime: null,
  endsAt: null,
  location: "12 Mill Lane",
  registrationUrl: null,
  imageUrl: null,
  interestsCount: 0,
  isInterested: false,
};

const uploaded: Partial<Post> = {
  type: "image",
  imageUrl: `/images/${"a".repeat(40)}.jpg`,
};

const withChange = (change: Partial<Post>) => ({ ...post, ...change });

/** The content of one tag of the head. */
function tag(change: Partial<Post>, name: string): string | undefined {
  const named = (one: MetaDescriptor) =>
    ("name" in one && one.name === name) ||
    ("property" in one && one.property === name);
  const found = postMeta(withChange(change), context).find(named);
  return found && "content" in found ? found.content : undefined;
}

describe("the summary of", () => {
  it("a text: author and text on one line", () => {
    expect(tag({}, "og:title")).toBe("Ruth Weaver on Product");
    expect(tag({}, "og:description")).toBe("Grace and peace");
    expect(getPageTitle(post, "Product")).toBe(
      "Ruth Weaver: Grace and peace · Product",
    );
  });

  it("a long text: its beginning", () => {
    const description = tag({ content: "word ".repeat(100) }, "description");
    expect(description).toHaveLength(201);
    expect(description).toMatch(/…$/);
  });

  it("a prayer: that it is one, but none of its text", () => {
    const prayer = withChange({ type: "prayer", content: "For my mother" });
    const everything = JSON.stringify(postMeta(prayer, context));
    expect(everything).not.toMatch(/mother/i);
    expect(getPageTitle(prayer, "Product")).not.toMatch(/mother/i);
    expect(tag(prayer, "og:title")).toBe("A prayer request by Ruth Weaver");
    expect(tag(prayer, "og:description")).toMatch(
      /^Somebody asks for prayer\./,
    );
    expect(tag({ ...prayer, user: null }, "og:title")).toBe("A prayer request");
    expect(everything).not.toContain("ld+json");
    expect(tag(prayer, "robots")).toBe("noindex");
    expect(tag({}, "robots")).toBeUndefined();
  });

  it("an event: title, date and place", () => {
    const change: Partial<Post> = { type: "event", eventData: event };
    expect(tag(change, "og:title")).toBe("Evening prayer");
    expect(tag(change, "og:description")).toBe(
      "Saturday, June 6, 2026, 6:30 PM, New York time · 12 Mill Lane · Come as you are",
    );
  });

  it("a verse: reference and text", () => {
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
  ] as const)("a %s without text: what it is", (type, sentence) => {
    expect(tag({ type, content: "" }, "og:description")).toBe(sentence);
  });

  it("a video without text: its own title", () => {
    const change = {
      type: "video",
      content: "",
      videoTitle: "Psalm 23",
    } as const;
    expect(tag(change, "og:description")).toBe("Psalm 23");
  });

  it.each<[string, Partial<Post>, string]>([
    ["a text", {}, "Ruth Weaver on Product"],
    ["a prayer", { type: "prayer" }, "A prayer request by Ruth Weaver"],
    ["an image", { ...uploaded, imageAlt: "A lamp" }, "A lamp"],
    ["an image", uploaded, "Ruth Weaver on Product"],
    [
      "an external image, which isn't shown",
      { type: "image", imageUrl: "https://pics.example/a.png", imageAlt: "A" },
      "Ruth Weaver on Product",
    ],
  ])("the preview image of %s: its alt text", (_, change, alt) => {
    expect(tag(change, "og:image:alt")).toBe(alt);
    expect(tag(change, "twitter:image:alt")).toBe(alt);
  });
});

describe("linked data", () => {
  it("of an event has its start with the UTC offset", () => {
    const getStart = (change: Partial<EventData>) =>
      linkedData(withChange({ eventData: { ...event, ...change } }), context)[
        "startDate"
      ];
    expect(getStart({})).toBe("2026-06-06T18:30:00-04:00");
    expect(getStart({ timeZone: "Asia/Kolkata" })).toBe(
      "2026-06-06T18:30:00+05:30",
    );
    expect(getStart({ timeZone: "America/St_Johns" })).toBe(
      "2026-06-06T18:30:00-02:30",
    );
    expect(getStart({ time: null })).toBe("2026-06-06");
  });

  it("of a text has author and date", () => {
    expect(linkedData(post, context)).toMatchObject({
      "@type": "SocialMediaPosting",
      articleBody: "Grace\nand   peace",
      datePublished: post.createdAt,
      author: { name: "Ruth Weaver", url: "https://site.example/profile/u" },
    });
  });
});

describe("embeddedPostId", () => {
  const idIn = (address: string) => embeddedPostId(address, context.siteUrl);

  it("ignores query and hash", () => {
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
  ])("returns null for %j", (address) => {
    expect(idIn(address)).toBeNull();
  });
});
