// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { deleteExpiredDrafts } from "./draft-keys";

let drafts = await import("./drafts");

/** Clears the module's memory but not the storage. */
async function reload() {
  vi.resetModules();
  drafts = await import("./drafts");
}

interface Letter {
  text: string;
  imageData: string;
}

function asLetter(found: unknown): Letter {
  const { text, imageData } = (found ?? {}) as Record<string, unknown>;
  return {
    text: typeof text === "string" ? text : "",
    imageData: typeof imageData === "string" ? imageData : "",
  };
}

const empty = asLetter(undefined);
const letter = { text: "Grace to you", imageData: "data:image/jpeg;base64,AA" };
const open = (owner = "ruth", name = "letter") =>
  drafts.getDraft(owner, name, asLetter);
const use = (owner = "ruth") =>
  renderHook(() => drafts.useDraft(owner, "letter", asLetter)).result;
const stored = () => Object.keys(localStorage).toSorted();

beforeEach(async () => {
  localStorage.clear();
  await reload();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a draft", () => {
  it("survives a reload, with its image in a separate entry", async () => {
    open().write(letter);
    await reload();
    expect(open().read()).toEqual(letter);
    expect(localStorage.getItem("draft:ruth:letter")).not.toContain("base64");
  });

  it("survives a reload with several images", async () => {
    const asList = (found: unknown) => found ?? { list: [] };
    const open = () => drafts.getDraft("ruth", "list", asList);
    const list = ["", "data:1", "", "data:2", ""];
    const value = { list: list.map((imageData) => ({ imageData })) };
    open().write(value);
    await reload();
    expect(open().read()).toEqual(value);
  });

  it("is deleted when it becomes empty; other drafts stay", () => {
    open("ruth", "letter:2").write(letter);
    open().write(letter);
    open().write(empty);
    expect(open().read()).toEqual(empty);
    expect(stored()).toEqual([
      "draft:ruth:letter:2",
      "draft:ruth:letter:2:image",
    ]);
  });

  it("isn't shown to another user", () => {
    open().write(letter);
    expect(open("boaz").read()).toEqual(empty);
  });

  it("expires 30 days after the last change", async () => {
    vi.useFakeTimers({ now: 0 });
    open().write(letter);
    vi.setSystemTime(29 * 86_400_000);
    await reload();
    expect(open().read()).toEqual(letter);
    vi.setSystemTime(30 * 86_400_000);
    await reload();
    expect(open().read()).toEqual(empty);
    deleteExpiredDrafts("ruth");
    expect(stored()).toEqual([]);
  });

  it.each(["{", "null", "7", `${Date.now()} {`, `${Date.now()} 7`])(
    "is empty if %s is stored",
    (text) => {
      localStorage.setItem("draft:ruth:letter", text);
      expect(open().read()).toEqual(empty);
    },
  );

  it("keeps the text if the image is too large for storage", async () => {
    open().write({ text: "Grace", imageData: "data:,older" });
    const large = { text: "Grace to you", imageData: "x".repeat(6_000_000) };
    // Like browsers, jsdom stores up to 5 million characters.
    open().write(large);
    expect(open().read().imageData).toHaveLength(6_000_000);
    await reload();
    expect(open().read()).toEqual({ ...large, imageData: "" });
  });

  it("lasts until the page closes if storage is blocked", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["getItem", "setItem", "removeItem"] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
    }
    open().write(letter);
    expect(open().read()).toEqual(letter);
    drafts.deleteDrafts("ruth");
    expect(open().read()).toEqual(empty);
  });
});

describe("drafts on a shared device", () => {
  beforeEach(() => {
    localStorage.setItem("theme", "dark");
    open("ruth").write(letter);
    open("boaz").write(letter);
  });

  it("are deleted at sign-out, also in mounted components", () => {
    const shown = use();
    act(() => {
      drafts.deleteDrafts("ruth");
    });
    expect(shown.current.value).toEqual(empty);
    expect(stored()).toEqual([
      "draft:boaz:letter",
      "draft:boaz:letter:image",
      "theme",
    ]);
  });

  it("stay if the session ended by itself", () => {
    deleteExpiredDrafts("ruth");
    expect(open().read()).toEqual(letter);
  });

  it("stay for 7 days while another user is signed in", async () => {
    const day = 86_400_000;
    const now = Date.now();
    const clock = vi.spyOn(Date, "now");
    clock.mockReturnValue(now + 6 * day);
    deleteExpiredDrafts("ruth");
    expect(open("boaz").read()).toEqual(letter);
    clock.mockReturnValue(now + 8 * day);
    deleteExpiredDrafts("ruth");
    await reload();
    expect(open("boaz").read()).toEqual(empty);
    expect(stored()).toEqual([
      "draft:ruth:letter",
      "draft:ruth:letter:image",
      "theme",
    ]);
  });
});

describe("useDraft", () => {
  it("shows changes made elsewhere on the page", () => {
    const shown = use();
    act(() => {
      shown.current.write(letter);
    });
    expect(shown.current.value).toEqual(letter);
    act(() => {
      open().write({ ...letter, text: "Peace" });
    });
    expect(shown.current.value.text).toBe("Peace");
  });

  it("shows changes from another tab", () => {
    const shown = use();
    const key = "draft:ruth:letter";
    localStorage.setItem(key, `${Date.now()} {"text":"From there"}`);
    act(() => {
      dispatchEvent(new StorageEvent("storage", { key }));
    });
    expect(shown.current.value.text).toBe("From there");
  });

  it("reports a restored draft until it is cleared", async () => {
    open().write(letter);
    await reload();
    const shown = use();
    expect(shown.current.isRestored).toBe(true);
    act(() => {
      shown.current.write(empty);
    });
    act(() => {
      shown.current.write(letter);
    });
    expect(shown.current.isRestored).toBe(false);
  });
});
