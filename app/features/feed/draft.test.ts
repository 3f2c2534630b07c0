// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createDraft, emptyDraft } from "./draft";
import { forgetDrafts } from "./forget-drafts";

beforeEach(() => {
  localStorage.clear();
});

describe("createDraft", () => {
  it("survives a reload", () => {
    createDraft("ruth").change({ text: "Praise the Lord" });
    expect(createDraft("ruth").fields().text).toBe("Praise the Lord");
  });

  it("belongs to one person", () => {
    createDraft("ruth").change({ text: "Praise the Lord" });
    expect(createDraft("boaz").fields().text).toBe("");
  });

  it("tells its listeners", () => {
    const draft = createDraft("ruth");
    const listener = vi.fn();
    const stop = draft.subscribe(listener);
    draft.change({ text: "A" });
    stop();
    draft.change({ text: "AB" });
    expect(listener).toHaveBeenCalledOnce();
  });

  it("keeps the key of the same words, also over a reload", () => {
    const draft = createDraft("ruth");
    draft.change({ text: "Amen " });
    const key = draft.keyFor({ content: "Amen" });
    expect(draft.keyFor({ content: "Amen" })).toBe(key);
    expect(createDraft("ruth").keyFor({ content: "Amen" })).toBe(key);
    expect(createDraft("ruth").fields().text).toBe("Amen ");
  });

  it("has a new key for new words, and after success", () => {
    const draft = createDraft("ruth");
    draft.change({ text: "Amen" });
    const key = draft.keyFor({ content: "Amen" });
    expect(draft.keyFor({ content: "Amen!" })).not.toBe(key);
    draft.clear();
    expect(draft.keyFor({ content: "Amen!" })).not.toBe(key);
  });

  it("leaves nothing behind when cleared or emptied", () => {
    const draft = createDraft("ruth");
    draft.change({ text: "Amen" });
    draft.clear();
    expect(localStorage).toHaveLength(0);
    draft.change({ text: "Amen" });
    draft.change({ text: "" });
    expect(localStorage).toHaveLength(0);
  });

  it("keeps every field of every kind, the picture in an entry of its own", () => {
    const fields = {
      kind: "image",
      text: "At the lake",
      videoUrl: "https://youtu.be/abc",
      imageUrl: "",
      imageAlt: "A boat",
      picture: "data:image/jpeg;base64,AAAA",
    } as const;
    createDraft("ruth").change(fields);
    expect(createDraft("ruth").fields()).toEqual(fields);
    expect(localStorage.getItem("post-draft:ruth")).not.toContain("base64");
    createDraft("ruth").clear();
    expect(localStorage).toHaveLength(0);
  });

  it("keeps the words where the picture is too large for the browser", () => {
    const full = vi
      .spyOn(Storage.prototype, "setItem")
      .mockImplementationOnce(() => {
        throw new DOMException("Full");
      });
    const draft = createDraft("ruth");
    draft.change({ kind: "image", text: "Amen", picture: "x".repeat(2000) });
    expect(draft.fields().picture).toHaveLength(2000);
    full.mockRestore();
    expect(createDraft("ruth").fields()).toEqual({
      ...emptyDraft,
      kind: "image",
      text: "Amen",
    });
  });

  it("is forgotten with everybody's, and nothing else", () => {
    localStorage.setItem("theme", "dark");
    const open = createDraft("ruth");
    open.change({ text: "Praise the Lord", picture: "data:," });
    createDraft("boaz").change({ text: "Amen" });
    forgetDrafts();
    expect(open.fields()).toEqual(emptyDraft);
    expect(createDraft("ruth").fields().text).toBe("");
    expect(Object.keys(localStorage)).toEqual(["theme"]);
  });

  it.each(["{", "7", "null", '{"fields":{"text":1}}'])(
    "is empty for %s",
    (text) => {
      localStorage.setItem("post-draft:ruth", text);
      expect(createDraft("ruth").fields().text).toBe("");
    },
  );

  it("drops a broken attempt and keeps the text", () => {
    localStorage.setItem(
      "post-draft:ruth",
      '{"fields":{"text":"Amen","kind":"sermon"},"attempt":{"content":1}}',
    );
    const draft = createDraft("ruth");
    expect(draft.fields().text).toBe("Amen");
    expect(draft.keyFor({ content: "Amen" })).toMatch(/^[\da-f]{32}$/);
  });
});
