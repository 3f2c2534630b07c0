import { describe, expect, it } from "vitest";
import { newPostSchema } from "~/features/posts/new-post";
import { emptyDraft } from "./draft";
import type { DraftFields } from "./draft";
import { bodyOf, problemsOf } from "./draft-body";

const draft = (part: Partial<DraftFields>): DraftFields => ({
  ...emptyDraft,
  ...part,
});
const everything = {
  text: " At the lake ",
  videoUrl: " https://youtu.be/dQw4w9WgXcQ ",
  imageUrl: "https://example.org/boat.jpg",
  imageAlt: " A boat ",
  picture: "data:image/jpeg;base64,AAAA",
};

describe("bodyOf", () => {
  it.each([
    ["text", { type: "text", content: "At the lake" }],
    ["prayer", { type: "prayer", content: "At the lake" }],
    [
      "video",
      {
        type: "video",
        content: "At the lake",
        videoUrl: "https://youtu.be/dQw4w9WgXcQ",
      },
    ],
    [
      "image",
      {
        type: "image",
        content: "At the lake",
        imageUrl: "data:image/jpeg;base64,AAAA",
        imageAlt: "A boat",
      },
    ],
  ] as const)("sends of all that was typed what %s needs", (kind, body) => {
    const made = bodyOf(draft({ ...everything, kind }));
    expect(made).toEqual(body);
    expect(newPostSchema.safeParse(made).data).toEqual(body);
  });

  it("takes an address where there is no file", () => {
    expect(
      bodyOf(draft({ ...everything, kind: "image", picture: "" })),
    ).toMatchObject({ imageUrl: "https://example.org/boat.jpg" });
  });

  it.each([
    { text: "  \n" },
    { kind: "prayer" },
    { kind: "video", text: "Amen" },
    { kind: "image", text: "Amen", imageAlt: "A boat" },
    { text: "x".repeat(5001) },
  ] as const)("waits while something is missing: %j", (part) => {
    expect(bodyOf(draft(part))).toBeNull();
  });
});

describe("problemsOf", () => {
  const pathsOf = (part: Partial<DraftFields>) => {
    const body = bodyOf(draft(part));
    return body && problemsOf(body).map(({ path }) => path);
  };

  it.each([
    ["https://vimeo.com/1", ["videoUrl"]],
    ["https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ", ["videoUrl"]],
    ["youtube.com/watch?v=dQw4w9WgXcQ", []],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ", []],
  ])("judges the video %s", (videoUrl, paths) => {
    expect(pathsOf({ kind: "video", videoUrl })).toEqual(paths);
  });

  it.each([
    ["boat.jpg", ["imageUrl"]],
    ["http://example.org/boat.jpg", ["imageUrl"]],
    ["javascript:alert(1)", ["imageUrl"]],
    ["https://localhost/boat.jpg", ["imageUrl"]],
    ["https://example.org/boat.jpg", []],
  ])("judges the picture %s", (imageUrl, paths) => {
    expect(pathsOf({ kind: "image", imageUrl })).toEqual(paths);
  });
});
