// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useRecheckCount } from "./new-posts";

const [second, minute] = [1000, 60_000];

function dispatch(eventName: string, where: EventTarget = window) {
  act(() => {
    where.dispatchEvent(new Event(eventName));
  });
}

function turn(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  dispatch("visibilitychange", document);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const renderCount = (age = 0) =>
  renderHook(() => useRecheckCount(Date.now() - age)).result;

it("starts at 1 if the list is older than a minute", () => {
  expect(renderCount().current).toBe(0);
  expect(renderCount(minute).current).toBe(1);
});

it("counts a return to the tab 15 seconds or more after the last check", () => {
  const count = renderCount();
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

it("counts a return from another window", () => {
  const count = renderCount();
  vi.advanceTimersByTime(15 * second);
  dispatch("focus");
  expect(count.current).toBe(1);
  dispatch("focus");
  expect(count.current).toBe(1);
});

it("counts the first time that a tab opened in the background is shown", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const count = renderCount(minute);
  expect(count.current).toBe(0);
  turn(false);
  expect(count.current).toBe(1);
});

it.each(["scroll", "pointerdown", "keydown"])(
  "counts a %s a minute after the last check",
  (eventName) => {
    const count = renderCount();
    vi.advanceTimersByTime(minute - 1);
    dispatch(eventName);
    expect(count.current).toBe(0);
    vi.advanceTimersByTime(1);
    for (let i = 0; i < 3; i++) dispatch(eventName);
    expect(count.current).toBe(1);
    vi.advanceTimersByTime(minute);
    dispatch(eventName);
    expect(count.current).toBe(2);
  },
);

it("never counts on an untouched page", () => {
  const count = renderCount();
  vi.advanceTimersByTime(60 * minute);
  expect(count.current).toBe(0);
});

it("stops listening after unmounting", () => {
  const { result, unmount } = renderHook(() => useRecheckCount(Date.now()));
  unmount();
  vi.advanceTimersByTime(minute);
  dispatch("focus");
  dispatch("scroll");
  expect(result.current).toBe(0);
});
