// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { forgetDrafts } from "~/features/feed/forget-drafts";
import type { PreferenceId } from "~/features/users/preference";
import { useChoice } from "./use-choice";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const choice = (saved: PreferenceId[] = [], viewerId = "ruth") =>
  renderHook(() => useChoice(viewerId, saved)).result;

function toggle(of: ReturnType<typeof choice>, ...ids: PreferenceId[]) {
  for (const id of ids) {
    act(() => {
      of.current.toggle(id);
    });
  }
}

it("begins with what is saved, and turns each over", () => {
  const made = choice(["games", "videos"]);
  expect(made.current.chosen).toEqual(["games", "videos"]);
  toggle(made, "games", "prayers");
  expect(made.current.chosen).toEqual(["videos", "prayers"]);
});

it("is there again after a reload, for its own person alone", () => {
  toggle(choice(["games"]), "games", "verses");
  expect(choice(["games"]).current.chosen).toEqual(["verses"]);
  expect(choice(["games"], "boaz").current.chosen).toEqual(["games"]);
});

it("keeps also that nothing is chosen any more", () => {
  toggle(choice(["games"]), "games");
  expect(choice(["games"]).current.chosen).toEqual([]);
});

it("is forgotten when it is saved, and by whoever signs out", () => {
  const made = choice();
  toggle(made, "events");
  made.current.forget();
  expect(choice().current.chosen).toEqual([]);
  toggle(choice(), "events");
  forgetDrafts();
  expect(choice().current.chosen).toEqual([]);
});

it.each(["{", "null", '"games"', '["miracles", 3]'])(
  "takes no harm from %s in its place",
  (text) => {
    toggle(choice(), "events");
    const [key = ""] = Object.keys(localStorage);
    localStorage.setItem(key, text);
    expect(choice().current.chosen).toEqual([]);
  },
);
