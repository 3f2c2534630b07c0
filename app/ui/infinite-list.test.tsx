// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { InfiniteList } from "./infinite-list";

/** Triggers the IntersectionObserver. */
let reachEnd: (() => void) | undefined;

beforeEach(() => {
  reachEnd = undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => {
          call([{ isIntersecting: true }]);
        };
      }
      observe() {
        return undefined;
      }
      disconnect() {
        reachEnd = undefined;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(items: string[] | undefined, state: object = {}) {
  const query = {
    items,
    isPending: false,
    isFetching: false,
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    refetch: vi.fn(() => Promise.resolve()),
    showMore: vi.fn(),
    ...state,
  };
  render(
    <InfiniteList
      query={query}
      skeletons="Loading"
      errorMessage="It failed."
      empty="Nobody"
      end=" (the end)"
    >
      {(names) => names.join(", ")}
    </InfiniteList>,
  );
  return query;
}
const getText = () => document.body.textContent;

it("shows skeletons until the first page has loaded", () => {
  show(undefined, { isPending: true });
  expect(getText()).toBe("Loading");
});

it("offers to retry if the first page fails", () => {
  const { refetch } = show(undefined);
  expect(screen.getByRole("alert").textContent).toContain("It failed.");
  screen.getByRole("button", { name: "Try again" }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

it("shows the empty state if there are no further pages", () => {
  show([]);
  expect(getText()).toBe("Nobody");
  cleanup();
  show([], { hasNextPage: true });
  expect(getText()).toBe("Show more");
});

it("marks the end of the list once everything has loaded", () => {
  show(["Ruth", "Naomi"]);
  expect(getText()).toBe("Ruth, Naomi (the end)");
});

it("loads more near the end of the list, or by its button", () => {
  const { showMore } = show(["Ruth", "Naomi"], { hasNextPage: true });
  expect(getText()).toBe("Ruth, NaomiShow more");
  reachEnd?.();
  screen.getByRole("button", { name: "Show more" }).click();
  expect(showMore).toHaveBeenCalledTimes(2);
});

it("loads more only by its button after a failure", () => {
  show(["Ruth"], { hasNextPage: true, isFetchNextPageError: true });
  expect(screen.getByRole("alert").textContent).toBe("It failed.");
  expect(reachEnd).toBeUndefined();
});
