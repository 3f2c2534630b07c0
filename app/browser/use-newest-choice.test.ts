// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useNewestChoice } from "./use-newest-choice";

afterEach(cleanup);

interface Place {
  chapter: number;
}

/** A page of chapter 1; each rendering of it brings a place of its own. */
function openPage() {
  const { result, rerender } = renderHook(
    ({ chapter }) =>
      useNewestChoice<Place>({ chapter }, (place) => `${place.chapter}`),
    { initialProps: { chapter: 1 } },
  );
  return {
    chosen: () => result.current[0].chapter,
    choose: (chapter: number) => {
      act(() => {
        result.current[1]({ chapter });
      });
    },
    arrive: (chapter: number) => {
      rerender({ chapter });
    },
  };
}

it("shows a choice at once, before its page is here, and after", () => {
  const { chosen, choose, arrive } = openPage();
  choose(2);
  expect(chosen()).toBe(2);
  arrive(1);
  expect(chosen()).toBe(2);
  arrive(2);
  expect(chosen()).toBe(2);
});

it("takes nothing back when the page of an older choice comes after a newer one", () => {
  const { chosen, choose, arrive } = openPage();
  choose(2);
  choose(3);
  arrive(2);
  expect(chosen()).toBe(3);
  choose(4);
  arrive(3);
  expect(chosen()).toBe(4);
  arrive(4);
  expect(chosen()).toBe(4);
});

it("follows the page once its choices have come, wherever that leads", () => {
  const { chosen, choose, arrive } = openPage();
  choose(2);
  choose(3);
  arrive(3);
  for (const chapter of [2, 1]) {
    arrive(chapter);
    expect(chosen()).toBe(chapter);
  }
});

it("follows a link that was pressed while a choice was under way", () => {
  const { chosen, choose, arrive } = openPage();
  choose(2);
  arrive(9);
  expect(chosen()).toBe(9);
  arrive(1);
  expect(chosen()).toBe(1);
});
