// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useLatestChoice } from "./use-latest-choice";

afterEach(cleanup);

interface Reference {
  chapter: number;
}

/** A page of chapter 1; every render creates a new reference object. */
function openPage() {
  const { result, rerender } = renderHook(
    ({ chapter }) =>
      useLatestChoice<Reference>(
        { chapter },
        (reference) => `${reference.chapter}`,
      ),
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

it("shows a choice before and after its page has loaded", () => {
  const { chosen, choose, arrive } = openPage();
  choose(2);
  expect(chosen()).toBe(2);
  arrive(1);
  expect(chosen()).toBe(2);
  arrive(2);
  expect(chosen()).toBe(2);
});

it("ignores the page of an older choice", () => {
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

it("shows the page's value once no choice is pending", () => {
  const { chosen, choose, arrive } = openPage();
  choose(2);
  choose(3);
  arrive(3);
  for (const chapter of [2, 1]) {
    arrive(chapter);
    expect(chosen()).toBe(chapter);
  }
});

it("shows the page of a link clicked while a choice was pending", () => {
  const { chosen, choose, arrive } = openPage();
  choose(2);
  arrive(9);
  expect(chosen()).toBe(9);
  arrive(1);
  expect(chosen()).toBe(1);
});
