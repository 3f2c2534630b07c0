import { describe, expect, it } from "vitest";
import type { Post } from "~/features/posts/post";
import { previewAlt } from "./preview-alt";
import { sheetOf } from "./sheet";
import { aPost } from "../../../tests/helpers/a-post";

const post = aPost({ content: "" });
const eventOf = (title: string): Partial<Post> => ({
  type: "event",
  eventData: {
    title,
    description: null,
    date: "2026-06-06",
    time: null,
    timeZone: "UTC",
    startsAt: "2026-06-06T00:00:00.000Z",
    location: null,
    registrationUrl: null,
    imageUrl: null,
    interestsCount: 0,
    isInterested: false,
  },
});
const ours = (type: string) => `/images/${"a".repeat(40)}.${type}`;
const hebrew = "שלום עליכם";

describe("what is said of a preview's picture", () => {
  it.each<[string, Partial<Post>, string]>([
    ["words", { content: "Grace" }, "Words of a post by Ruth Weaver"],
    [
      "words in another alphabet",
      { content: "Мир вам" },
      "Words of a post by Ruth Weaver",
    ],
    [
      "a picture whose words are not shown",
      { type: "image", imageUrl: ours("jpg"), content: "神愛世人" },
      "A picture shared by Ruth Weaver",
    ],
    [
      "a video whose words are not shown",
      { type: "video", content: "神愛世人" },
      "A video shared by Ruth Weaver",
    ],
    [
      "words and emoji",
      { content: "Amen 🙏" },
      "Words of a post by Ruth Weaver",
    ],
    [
      "words of which some are lacking",
      { content: `Grace and peace to all who wait: ${hebrew.slice(0, 4)}` },
      "Words of a post by Ruth Weaver, without those in letters that cannot be drawn here",
    ],
    [
      "words of which none is shown",
      { content: hebrew },
      "A card that says “A post on Product”, by Ruth Weaver",
    ],
    [
      "a picture",
      { type: "image", imageUrl: ours("jpg"), imageAlt: "A lamp" },
      "A lamp",
    ],
    [
      "a picture and words",
      { type: "image", imageUrl: ours("png"), content: "Dawn" },
      "A picture shared by Ruth Weaver; with words of the post",
    ],
    [
      "a picture that is not ours to show",
      {
        type: "image",
        imageUrl: "https://pics.example/a.png",
        imageAlt: "A lamp",
        content: "Dawn",
      },
      "Words of a post by Ruth Weaver",
    ],
    [
      "a wordless picture that is not ours to show",
      {
        type: "image",
        imageUrl: "https://pics.example/a.png",
        imageAlt: "A lamp",
      },
      "A card that says “A post on Product”, by Ruth Weaver",
    ],
    ["a video", { type: "video" }, "A video shared by Ruth Weaver"],
    [
      "a video with words",
      { type: "video", content: "Sing" },
      "A video shared by Ruth Weaver, with words of the post",
    ],
    [
      "an event",
      eventOf("Supper"),
      "The date and the title of an event announced by Ruth Weaver",
    ],
    [
      "an event whose title is not shown",
      eventOf(hebrew),
      "The date of an event announced by Ruth Weaver",
    ],
    [
      "an event with a picture",
      { ...eventOf("Supper"), imageUrl: ours("gif"), imageAlt: "A long table" },
      "The date and the title of an event announced by Ruth Weaver, beside a picture: A long table",
    ],
    [
      "a prayer",
      { type: "prayer", content: "For my mother" },
      "A prayer request by Ruth Weaver",
    ],
  ])("%s", (_, change, alt) => {
    const changed = { ...post, ...change };
    expect(previewAlt(changed, sheetOf(changed, "Product"))).toBe(alt);
  });
});
