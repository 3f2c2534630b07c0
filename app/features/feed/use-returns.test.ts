// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useReturns } from "./use-returns";

const minute = 60_000;

function scrollTo(y: number) {
  vi.stubGlobal("scrollY", y);
  act(() => {
    dispatchEvent(new Event("scroll"));
  });
}

function turn(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("innerHeight", 800);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const returns = (stale = false) => renderHook(() => useReturns(stale)).result;

it("starts at one where the list is stale already", () => {
  expect(returns().current).toBe(0);
  expect(returns(true).current).toBe(1);
});

it("counts who comes back to the tab after a minute", () => {
  const count = returns();
  turn(true);
  vi.advanceTimersByTime(minute - 1);
  turn(false);
  expect(count.current).toBe(0);
  turn(true);
  vi.advanceTimersByTime(minute);
  turn(false);
  expect(count.current).toBe(1);
});

it("counts a tab that was hidden from the first", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const count = returns();
  vi.advanceTimersByTime(minute);
  turn(false);
  expect(count.current).toBe(1);
});

it("counts who comes back to the top after reading on for a minute", () => {
  const count = returns();
  scrollTo(801);
  vi.advanceTimersByTime(minute);
  scrollTo(11);
  expect(count.current).toBe(0);
  scrollTo(10);
  expect(count.current).toBe(1);
});

it("counts nobody who never went a screen down, or was back too soon", () => {
  const count = returns();
  vi.advanceTimersByTime(minute);
  scrollTo(800);
  scrollTo(0);
  expect(count.current).toBe(0);
  turn(true);
  vi.advanceTimersByTime(minute);
  turn(false);
  scrollTo(801);
  vi.advanceTimersByTime(minute - 1);
  scrollTo(0);
  // A minute since it was last asked for, not since it was opened.
  expect(count.current).toBe(1);
});

it("counts one that was a screen down as this began", () => {
  vi.stubGlobal("scrollY", 2000);
  const count = returns();
  vi.advanceTimersByTime(minute);
  scrollTo(0);
  expect(count.current).toBe(1);
});

it("listens no more once it is gone", () => {
  const { result, unmount } = renderHook(() => useReturns(false));
  unmount();
  turn(true);
  vi.advanceTimersByTime(minute);
  turn(false);
  expect(result.current).toBe(0);
});
