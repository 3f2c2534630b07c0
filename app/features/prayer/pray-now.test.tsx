// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
} from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "~/client/api-client";
import { PrayNow } from "./pray-now";
import type { ListedPrayer } from "./prayer-list";
import type * as prayedQueries from "./prayed.queries";

const markPrayed = vi.hoisted(() => vi.fn<typeof prayedQueries.markPrayed>());
vi.mock("./prayed.queries", async (load) => ({
  ...(await load<typeof prayedQueries>()),
  markPrayed,
}));

afterEach(() => {
  cleanup();
  markPrayed.mockReset();
  document.dir = "";
  vi.useRealTimers();
});

const toItem = (content: string): ListedPrayer => ({
  id: content,
  every: "day",
  lastDay: null,
  content,
  postId: null,
  post: null,
});

const threeItems = ["For rain", "For peace", "For bread"].map(toItem);

function renderList(items = threeItems) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PrayNow items={items} day="2026-07-01" />
      <textarea />
      <div role="dialog">
        <button>Close</button>
      </div>
    </QueryClientProvider>,
  );
}

const press = (key: string, on: Element = document.body) =>
  fireEvent.keyDown(on, { key });
const button = (name: string) => screen.queryByRole("button", { name });
const expectShown = (text: string) =>
  waitFor(() => {
    expect(screen.getByText(text)).toBeTruthy();
  });

test("a prayer that is gone says so, can't be pressed again, and Next goes on", async () => {
  markPrayed.mockRejectedValueOnce(new ApiError(404, "", null));
  renderList();
  fireEvent.click(screen.getByText("I prayed"));
  await expectShown("This isn't available any more.");
  expect(screen.queryByText("For rain")).toBeNull();
  expect(button("I prayed")).toBeNull();
  expect(screen.queryByText("You prayed today")).toBeNull();
  fireEvent.click(screen.getByText("Next"));
  await expectShown("For peace");
  expect(markPrayed).toHaveBeenCalledTimes(1);
});

test("after another failure it can be pressed again", async () => {
  markPrayed.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  renderList();
  fireEvent.click(screen.getByText("I prayed"));
  await waitFor(() => {
    expect(screen.queryByText("For rain")).not.toBeNull();
  });
  expect(button("I prayed")).not.toBeNull();
});

test("Enter presses nothing unless the button has the focus", () => {
  renderList();
  press("Enter");
  press("Enter", screen.getByText("For rain"));
  press("Enter", screen.getByRole("dialog"));
  expect(markPrayed).not.toHaveBeenCalled();
});

test("arrow keys change the prayer, but not in a dialog or a text field", async () => {
  renderList();
  press("ArrowRight", screen.getByRole("textbox"));
  press("ArrowRight", screen.getByText("Close"));
  await expectShown("1 of 3");
  press("ArrowRight");
  await expectShown("2 of 3");
  press("ArrowLeft");
  await expectShown("1 of 3");
});

test("at midnight the prayer on screen stays", async () => {
  vi.useFakeTimers({ now: new Date(2026, 6, 1, 23, 59), toFake: ["Date"] });
  const prayed = { ...toItem("For sleep"), lastDay: "2026-07-01" };
  renderList([prayed, ...threeItems]);
  press("ArrowRight");
  await expectShown("2 of 3");
  vi.setSystemTime(new Date(2026, 6, 2, 0, 1));
  press("ArrowRight");
  await expectShown("4 of 4");
  await expectShown("For bread");
});

test("in a right-to-left page the left arrow key goes forward", async () => {
  document.dir = "rtl";
  renderList();
  press("ArrowLeft");
  await expectShown("2 of 3");
  press("ArrowRight");
  await expectShown("1 of 3");
  expect(screen.getByText("1 of 3").tagName).toBe("BDI");
});
