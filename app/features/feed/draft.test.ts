import { describe, expect, it } from "vitest";
import { asDraft, emptyDraft, isEmptyDraft } from "./draft";

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
