import { describe, expect, it } from "vitest";
import {
  addPicture,
  asDraft,
  emptyDraft,
  getPictures,
  isEmptyDraft,
  toPictureFields,
} from "./draft";

describe("asDraft", () => {
  it("restores every field of every kind", () => {
    const draft = {
      fields: {
        kind: "image",
        text: "At the lake",
        videoUrl: "https://youtu.be/abc",
        imageUrl: "https://example.org/boat.jpg",
        imageAlt: "A boat",
        imageData: "data:image/jpeg;base64,AAAA",
        audience: "followers",
        anonymous: true,
        moreImages: [
          {
            imageUrl: "",
            imageAlt: "A net",
            imageData: "data:image/jpeg;base64,BBBB",
          },
        ],
      },
      attempt: { content: "{}", key: "1" },
    };
    expect(asDraft(draft)).toEqual(draft);
    expect(Object.keys(asDraft(undefined).fields)).toEqual(
      Object.keys(draft.fields),
    );
  });

  it.each([undefined, 7, null, { fields: { text: 1 }, attempt: { key: 1 } }])(
    "returns an empty draft for %j",
    (found) => {
      expect(asDraft(found)).toEqual({ fields: emptyDraft, attempt: null });
    },
  );

  it("keeps the text and ignores invalid fields", () => {
    const found = { fields: { text: "Amen", kind: "sermon" }, attempt: [] };
    const { fields } = asDraft(found);
    expect(fields).toEqual({ ...emptyDraft, text: "Amen" });
    expect(isEmptyDraft(fields)).toBe(false);
  });
});

describe("the pictures of a draft", () => {
  const add = (fields: typeof emptyDraft, imageData: string) => ({
    ...fields,
    ...toPictureFields(addPicture(fields, imageData)),
  });
  const list = (fields: typeof emptyDraft) =>
    getPictures(fields).map(({ imageData, imageAlt }) => [imageData, imageAlt]);

  it("are added in order, each once, and the first replaces a web address", () => {
    const start = {
      ...emptyDraft,
      imageUrl: "https://a.example/b",
      imageAlt: "B",
    };
    expect(getPictures(start)).toHaveLength(1);
    const one = add(start, "data:1");
    expect(one.imageUrl).toBe("");
    const three = add(add(add(one, "data:2"), "data:1"), "data:3");
    expect(list(three)).toEqual([
      ["data:1", "B"],
      ["data:2", ""],
      ["data:3", ""],
    ]);
    expect(isEmptyDraft({ ...three, ...toPictureFields([]) })).toBe(true);
  });
});
