// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useCachedHeight } from "./post-card";

type Report = (entries: { contentRect: { height: number } }[]) => void;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Mounts a card. Returns its style, and a function that reports its height and unmounts it. */
function card(postId: string, waits: boolean) {
  let report: Report | undefined;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: Report) {
        report = callback;
      }
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
  const ref = { current: document.createElement("article") };
  const { result, unmount } = renderHook(() =>
    useCachedHeight(ref, postId, waits),
  );
  return {
    style: result.current,
    leave: (height: number) => {
      report?.([{ contentRect: { height } }]);
      unmount();
    },
  };
}

it("reserves the last height for a deferred card, and for no other card", () => {
  const first = card("a", true);
  expect(first.style).toBeUndefined();
  first.leave(612);
  expect(card("a", true).style).toEqual({
    containIntrinsicSize: "auto 612px",
  });
  expect(card("b", true).style).toBeUndefined();
  expect(card("a", false).style).toBeUndefined();
});

it("ignores the size of a removed card", () => {
  const first = card("c", true);
  first.leave(500);
  card("c", true).leave(0);
  expect(card("c", true).style).toEqual({ containIntrinsicSize: "auto 500px" });
});
