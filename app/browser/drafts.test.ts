// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { sweepOthersDrafts } from "./draft-keys";

let drafts = await import("./drafts");

/** What the page knew is gone; what is stored is not. */
async function reload() {
  vi.resetModules();
  drafts = await import("./drafts");
}

interface Letter {
  words: string;
  picture: string;
}

function asLetter(found: unknown): Letter {
  const { words, picture } = (found ?? {}) as Record<string, unknown>;
  return {
    words: typeof words === "string" ? words : "",
    picture: typeof picture === "string" ? picture : "",
  };
}

const empty = asLetter(undefined);
const letter = { words: "Grace to you", picture: "data:image/jpeg;base64,AA" };
const open = (owner = "ruth", name = "letter") =>
  drafts.openDraft(owner, name, asLetter);
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
  it("survives a reload, its picture in an entry of its own", async () => {
    open().write(letter);
    await reload();
    expect(open().read()).toEqual(letter);
    expect(localStorage.getItem("draft:ruth:letter")).not.toContain("base64");
  });

  it("leaves nothing behind when it is empty again, and others alone", () => {
    open("ruth", "letter:2").write(letter);
    open().write(letter);
    open().write(empty);
    expect(open().read()).toEqual(empty);
    expect(stored()).toEqual([
      "draft:ruth:letter:2",
      "draft:ruth:letter:2:picture",
    ]);
  });

  it("is shown to no other account", () => {
    open().write(letter);
    expect(open("boaz").read()).toEqual(empty);
  });

  it("is let go 30 days after it was last gone on with", async () => {
    vi.useFakeTimers({ now: 0 });
    open().write(letter);
    vi.setSystemTime(29 * 86_400_000);
    await reload();
    expect(open().read()).toEqual(letter);
    vi.setSystemTime(30 * 86_400_000);
    await reload();
    expect(open().read()).toEqual(empty);
    drafts.sweepDrafts();
    expect(stored()).toEqual([]);
  });

  it.each(["{", "null", "7", `${Date.now()} {`, `${Date.now()} 7`])(
    "is empty where %s is found",
    (text) => {
      localStorage.setItem("draft:ruth:letter", text);
      expect(open().read()).toEqual(empty);
    },
  );

  it("keeps the words where the picture is too large for the browser", async () => {
    open().write({ words: "Grace", picture: "data:,older" });
    const large = { words: "Grace to you", picture: "x".repeat(6_000_000) };
    // jsdom has room for 5 million characters, as browsers do.
    open().write(large);
    expect(open().read().picture).toHaveLength(6_000_000);
    await reload();
    expect(open().read()).toEqual({ ...large, picture: "" });
  });

  it("lasts as long as the page where storage is closed", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["getItem", "setItem", "removeItem"] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
    }
    open().write(letter);
    expect(open().read()).toEqual(letter);
    drafts.sweepDrafts();
    drafts.forgetDrafts("ruth");
    expect(open().read()).toEqual(empty);
  });
});

describe("the drafts of this device", () => {
  beforeEach(() => {
    localStorage.setItem("theme", "dark");
    open("ruth").write(letter);
    open("boaz").write(letter);
  });

  it("go with a sign-out, also from what is open", () => {
    const shown = use();
    act(() => {
      drafts.forgetDrafts("ruth");
    });
    expect(shown.current.value).toEqual(empty);
    expect(stored()).toEqual([
      "draft:boaz:letter",
      "draft:boaz:letter:picture",
      "theme",
    ]);
  });

  it("wait for their account where a session ended by itself", () => {
    drafts.sweepDrafts();
    sweepOthersDrafts("ruth");
    expect(open().read()).toEqual(letter);
  });

  it("wait 7 days for their account while somebody else is signed in", async () => {
    const day = 86_400_000;
    const now = Date.now();
    const clock = vi.spyOn(Date, "now");
    clock.mockReturnValue(now + 6 * day);
    sweepOthersDrafts("ruth");
    expect(open("boaz").read()).toEqual(letter);
    clock.mockReturnValue(now + 8 * day);
    sweepOthersDrafts("ruth");
    await reload();
    expect(open("boaz").read()).toEqual(empty);
    expect(stored()).toEqual([
      "draft:ruth:letter",
      "draft:ruth:letter:picture",
      "theme",
    ]);
  });
});

describe("useDraft", () => {
  it("shows what is written, wherever it is written from", () => {
    const shown = use();
    act(() => {
      shown.current.write(letter);
    });
    expect(shown.current.value).toEqual(letter);
    act(() => {
      open().write({ ...letter, words: "Peace" });
    });
    expect(shown.current.value.words).toBe("Peace");
  });

  it("follows another tab", () => {
    const shown = use();
    const key = "draft:ruth:letter";
    localStorage.setItem(key, `${Date.now()} {"words":"From there"}`);
    act(() => {
      dispatchEvent(new StorageEvent("storage", { key }));
    });
    expect(shown.current.value.words).toBe("From there");
  });

  it("says that something is back, until that is done with", async () => {
    open().write(letter);
    await reload();
    const shown = use();
    expect(shown.current.isBack).toBe(true);
    act(() => {
      shown.current.write(empty);
    });
    act(() => {
      shown.current.write(letter);
    });
    expect(shown.current.isBack).toBe(false);
  });
});
