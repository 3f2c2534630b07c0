// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useKeptHeight } from "./kept-height";

type Report = (entries: { contentRect: { height: number } }[]) => void;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A card that is drawn anew; gives its style, and what tells the size it was laid out at. */
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
    useKeptHeight(ref, postId, waits),
  );
  return {
    style: result.current,
    leave: (height: number) => {
      report?.([{ contentRect: { height } }]);
      unmount();
    },
  };
}

it("gives a card that waits the place it took before, and no other card", () => {
  const first = card("a", true);
  expect(first.style).toBeUndefined();
  first.leave(612);
  expect(card("a", true).style).toEqual({
    containIntrinsicSize: "auto 612px",
  });
  expect(card("b", true).style).toBeUndefined();
  expect(card("a", false).style).toBeUndefined();
});

it("does not take the size of a card that has left the page for its own", () => {
  const first = card("c", true);
  first.leave(500);
  card("c", true).leave(0);
  expect(card("c", true).style).toEqual({ containIntrinsicSize: "auto 500px" });
});
