// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createDraft, forgetDrafts } from "./draft";

beforeEach(() => {
  localStorage.clear();
});

describe("createDraft", () => {
  it("survives a reload", () => {
    createDraft("ruth").write("Praise the Lord");
    expect(createDraft("ruth").text()).toBe("Praise the Lord");
  });

  it("belongs to one person", () => {
    createDraft("ruth").write("Praise the Lord");
    expect(createDraft("boaz").text()).toBe("");
  });

  it("tells its listeners", () => {
    const draft = createDraft("ruth");
    const listener = vi.fn();
    const stop = draft.subscribe(listener);
    draft.write("A");
    stop();
    draft.write("AB");
    expect(listener).toHaveBeenCalledOnce();
  });

  it("keeps the key of the same words, also over a reload", () => {
    const draft = createDraft("ruth");
    draft.write("Amen ");
    const key = draft.keyFor("Amen");
    expect(draft.keyFor("Amen")).toBe(key);
    expect(createDraft("ruth").keyFor("Amen")).toBe(key);
    expect(createDraft("ruth").text()).toBe("Amen ");
  });

  it("has a new key for new words, and after success", () => {
    const draft = createDraft("ruth");
    draft.write("Amen");
    const key = draft.keyFor("Amen");
    expect(draft.keyFor("Amen!")).not.toBe(key);
    draft.clear();
    expect(draft.keyFor("Amen!")).not.toBe(key);
  });

  it("leaves nothing behind when cleared or emptied", () => {
    const draft = createDraft("ruth");
    draft.write("Amen");
    draft.clear();
    expect(localStorage).toHaveLength(0);
    draft.write("Amen");
    draft.write("");
    expect(localStorage).toHaveLength(0);
  });

  it("is forgotten with everybody's, and nothing else", () => {
    localStorage.setItem("theme", "dark");
    createDraft("ruth").write("Praise the Lord");
    createDraft("boaz").write("Amen");
    forgetDrafts();
    expect(createDraft("ruth").text()).toBe("");
    expect(Object.keys(localStorage)).toEqual(["theme"]);
  });

  it.each(["{", "7", "null", '{"text":1}'])("is empty for %s", (text) => {
    localStorage.setItem("post-draft:ruth", text);
    expect(createDraft("ruth").text()).toBe("");
  });

  it("drops a broken attempt and keeps the text", () => {
    localStorage.setItem(
      "post-draft:ruth",
      '{"text":"Amen","attempt":{"content":1}}',
    );
    const draft = createDraft("ruth");
    expect(draft.text()).toBe("Amen");
    expect(draft.keyFor("Amen")).toMatch(/^[\da-f]{32}$/);
  });
});
