// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { InfiniteList } from "./infinite-list";

/** What the browser would call when the end of the list comes near. */
let comesNear: (() => void) | undefined;

beforeEach(() => {
  comesNear = undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        comesNear = () => {
          call([{ isIntersecting: true }]);
        };
      }
      observe() {
        return undefined;
      }
      disconnect() {
        comesNear = undefined;
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
      failure="It failed."
      empty="Nobody"
    >
      {(names) => names.join(", ")}
    </InfiniteList>,
  );
  return query;
}
const said = () => document.body.textContent;

it("waits for its first page", () => {
  show(undefined, { isPending: true });
  expect(said()).toBe("Loading");
});

it("offers to try again where that could not be had", () => {
  const { refetch } = show(undefined);
  expect(screen.getByRole("alert").textContent).toContain("It failed.");
  screen.getByRole("button", { name: "Try again" }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

it("says that it is empty, once nothing can follow", () => {
  show([]);
  expect(said()).toBe("Nobody");
  cleanup();
  show([], { hasNextPage: true });
  expect(said()).toBe("Show more");
});

it("asks for more as its end comes near, or by its button", () => {
  const { showMore } = show(["Ruth", "Naomi"], { hasNextPage: true });
  expect(said()).toBe("Ruth, NaomiShow more");
  comesNear?.();
  screen.getByRole("button", { name: "Show more" }).click();
  expect(showMore).toHaveBeenCalledTimes(2);
});

it("leaves it to the button after a failure", () => {
  show(["Ruth"], { hasNextPage: true, isFetchNextPageError: true });
  expect(screen.getByRole("alert").textContent).toBe("It failed.");
  expect(comesNear).toBeUndefined();
});
