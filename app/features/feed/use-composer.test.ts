import { describe, expect, it } from "vitest";
import { newPostSchema } from "~/features/posts/new-post";
import { emptyDraft, type DraftFields } from "./draft";
import { toPostBody, validatePostBody } from "./use-composer";

const draft = (part: Partial<DraftFields>): DraftFields => ({
  ...emptyDraft,
  ...part,
});
const everything = {
  text: " At the lake ",
  videoUrl: " https://youtu.be/dQw4w9WgXcQ ",
  imageUrl: "https://example.org/boat.jpg",
  imageAlt: " A boat ",
  imageData: "data:image/jpeg;base64,AAAA",
};

describe("toPostBody", () => {
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
  ] as const)("uses only the fields that %s needs", (kind, body) => {
    const made = toPostBody(draft({ ...everything, kind }), "everyone");
    expect(made).toEqual({ ...body, audience: "everyone" });
    expect(newPostSchema.safeParse(made).data).toEqual(made);
  });

  it("says only of a prayer request that it is anonymous", () => {
    const send = (kind: DraftFields["kind"], anonymous: boolean) =>
      toPostBody(draft({ ...everything, kind, anonymous }), "everyone");
    expect(send("prayer", true)).toEqual({
      type: "prayer",
      content: "At the lake",
      audience: "everyone",
      anonymous: true,
    });
    expect(send("prayer", false)).not.toHaveProperty("anonymous");
    for (const kind of ["text", "image", "video"] as const)
      expect(send(kind, true)).not.toHaveProperty("anonymous");
  });

  it("sends several pictures as a list", () => {
    const moreImages = [
      { imageUrl: "", imageAlt: " ", imageData: "data:image/png;base64,BBBB" },
    ];
    const made = toPostBody(
      draft({ ...everything, kind: "image", moreImages }),
      "me",
    );
    expect(made).toEqual({
      type: "image",
      content: "At the lake",
      audience: "me",
      images: [
        { url: "data:image/jpeg;base64,AAAA", description: "A boat" },
        { url: "data:image/png;base64,BBBB", description: null },
      ],
    });
    expect(newPostSchema.safeParse(made).data).toEqual(made);
  });

  it("uses the image URL if there is no file", () => {
    expect(
      toPostBody(
        draft({ ...everything, kind: "image", imageData: "" }),
        "everyone",
      ),
      "everyone",
    ).toMatchObject({ imageUrl: "https://example.org/boat.jpg" });
  });

  it.each([
    { text: "  \n" },
    { kind: "prayer" },
    { kind: "video", text: "Amen" },
    { kind: "image", text: "Amen", imageAlt: "A boat" },
    { text: "x".repeat(5001) },
  ] as const)("returns null while something is missing: %j", (part) => {
    expect(toPostBody(draft(part), "everyone")).toBeNull();
  });
});

describe("validatePostBody", () => {
  const listIssuePaths = (part: Partial<DraftFields>) => {
    const body = toPostBody(draft(part), "everyone");
    return body && validatePostBody(body).map(({ path }) => path);
  };

  it.each([
    ["https://vimeo.com/1", ["videoUrl"]],
    ["https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ", ["videoUrl"]],
    ["youtube.com/watch?v=dQw4w9WgXcQ", []],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ", []],
  ])("validates the video %s", (videoUrl, paths) => {
    expect(listIssuePaths({ kind: "video", videoUrl })).toEqual(paths);
  });

  it.each([
    ["boat.jpg", ["imageUrl"]],
    ["http://example.org/boat.jpg", ["imageUrl"]],
    ["javascript:alert(1)", ["imageUrl"]],
    ["https://localhost/boat.jpg", ["imageUrl"]],
    ["https://example.org/boat.jpg", []],
  ])("validates the image %s", (imageUrl, paths) => {
    expect(listIssuePaths({ kind: "image", imageUrl })).toEqual(paths);
  });
});
