// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useReturns } from "./use-returns";

const [second, minute] = [1000, 60_000];

function happens(sign: string, where: EventTarget = window) {
  act(() => {
    where.dispatchEvent(new Event(sign));
  });
}

function turn(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  happens("visibilitychange", document);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const returns = (age = 0) =>
  renderHook(() => useReturns(Date.now() - age)).result;

it("starts at one where the list is older than a minute", () => {
  expect(returns().current).toBe(0);
  expect(returns(minute).current).toBe(1);
});

it("counts who comes back to the tab, a quarter of a minute after the last look", () => {
  const count = returns();
  turn(true);
  vi.advanceTimersByTime(15 * second - 1);
  turn(false);
  expect(count.current).toBe(0);
  turn(true);
  vi.advanceTimersByTime(15 * second);
  expect(count.current).toBe(0);
  turn(false);
  expect(count.current).toBe(1);
  turn(true);
  turn(false);
  expect(count.current).toBe(1);
});

it("counts who comes back from the window beside it", () => {
  const count = returns();
  vi.advanceTimersByTime(15 * second);
  happens("focus");
  expect(count.current).toBe(1);
  happens("focus");
  expect(count.current).toBe(1);
});

it("counts a tab that was hidden from the first once it is seen", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const count = returns(minute);
  expect(count.current).toBe(0);
  turn(false);
  expect(count.current).toBe(1);
});

it.each(["scroll", "pointerdown", "keydown"])(
  "counts who stays and reads on, by each %s after a minute",
  (sign) => {
    const count = returns();
    vi.advanceTimersByTime(minute - 1);
    happens(sign);
    expect(count.current).toBe(0);
    vi.advanceTimersByTime(1);
    for (let i = 0; i < 3; i++) happens(sign);
    expect(count.current).toBe(1);
    vi.advanceTimersByTime(minute);
    happens(sign);
    expect(count.current).toBe(2);
  },
);

it("asks nothing of itself: an untouched page stays as it is", () => {
  const count = returns();
  vi.advanceTimersByTime(60 * minute);
  expect(count.current).toBe(0);
});

it("listens no more once it is gone", () => {
  const { result, unmount } = renderHook(() => useReturns(Date.now()));
  unmount();
  vi.advanceTimersByTime(minute);
  happens("focus");
  happens("scroll");
  expect(result.current).toBe(0);
});
