import { describe, expect, it } from "vitest";
import type { Post } from "~/features/posts/post";
import { previewAlt } from "./preview-alt";
import { buildPreviewContent } from "./preview-content";
import { makePost } from "../../../tests/helpers/make-post";

const post = makePost({ content: "" });
const eventPost = (title: string): Partial<Post> => ({
  type: "event",
  eventData: {
    title,
    description: null,
    date: "2026-06-06",
    time: null,
    timeZone: "UTC",
    startsAt: "2026-06-06T00:00:00.000Z",
    endDate: null,
    endTime: null,
    endsAt: null,
    location: null,
    registrationUrl: null,
    imageUrl: null,
    interestsCount: 0,
    isInterested: false,
  },
});
const ours = (type: string) => `/images/${"a".repeat(40)}.${type}`;
const hebrew = "שלום עליכם";

describe("the alt text of a preview image", () => {
  it.each<[string, Partial<Post>, string]>([
    ["text", { content: "Grace" }, "Text of a post by Ruth Weaver"],
    [
      "text in another alphabet",
      { content: "Мир вам" },
      "Text of a post by Ruth Weaver",
    ],
    [
      "an image whose text can't be rendered",
      { type: "image", imageUrl: ours("jpg"), content: "神愛世人" },
      "A picture shared by Ruth Weaver",
    ],
    [
      "a video whose text can't be rendered",
      { type: "video", content: "神愛世人" },
      "A video shared by Ruth Weaver",
    ],
    ["text and emoji", { content: "Amen 🙏" }, "Text of a post by Ruth Weaver"],
    [
      "text that can only partly be rendered",
      { content: `Grace and peace to all who wait: ${hebrew.slice(0, 4)}` },
      "Text of a post by Ruth Weaver, without the characters that can't be shown here",
    ],
    [
      "text that can't be rendered",
      { content: hebrew },
      "A card that says “A post on Product”, by Ruth Weaver",
    ],
    [
      "an image",
      { type: "image", imageUrl: ours("jpg"), imageAlt: "A lamp" },
      "A lamp",
    ],
    [
      "an image and text",
      { type: "image", imageUrl: ours("png"), content: "Dawn" },
      "A picture shared by Ruth Weaver; with words of the post",
    ],
    [
      "an external image",
      {
        type: "image",
        imageUrl: "https://pics.example/a.png",
        imageAlt: "A lamp",
        content: "Dawn",
      },
      "Text of a post by Ruth Weaver",
    ],
    [
      "an external image without text",
      {
        type: "image",
        imageUrl: "https://pics.example/a.png",
        imageAlt: "A lamp",
      },
      "A card that says “A post on Product”, by Ruth Weaver",
    ],
    ["a video", { type: "video" }, "A video shared by Ruth Weaver"],
    [
      "a video with text",
      { type: "video", content: "Sing" },
      "A video shared by Ruth Weaver, with words of the post",
    ],
    [
      "an event",
      eventPost("Supper"),
      "The date and the title of an event announced by Ruth Weaver",
    ],
    [
      "an event whose title can't be rendered",
      eventPost(hebrew),
      "The date of an event announced by Ruth Weaver",
    ],
    [
      "an event with an image",
      {
        ...eventPost("Supper"),
        imageUrl: ours("gif"),
        imageAlt: "A long table",
      },
      "The date and the title of an event announced by Ruth Weaver, beside a picture: A long table",
    ],
    [
      "a prayer",
      { type: "prayer", content: "For my mother" },
      "A prayer request by Ruth Weaver",
    ],
  ])("%s", (_, change, alt) => {
    const changed = { ...post, ...change };
    expect(previewAlt(changed, buildPreviewContent(changed, "Product"))).toBe(
      alt,
    );
  });
});
