// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { toDayNumber } from "~/shared/time";
import { RangeCalendar } from "./range-calendar";

afterEach(cleanup);

const today = toDayNumber("2026-11-23");

function open(chosen: { start: number; end: number } | null = null) {
  const handlers = { onStart: vi.fn(), onRange: vi.fn() };
  render(
    <RangeCalendar
      today={today}
      chosen={chosen}
      onClear={null}
      {...handlers}
    />,
  );
  return handlers;
}

const press = (key: string) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const focused = () => document.activeElement?.getAttribute("aria-label");
const day = (name: string) => screen.getByRole("button", { name });

it("shows two months and starts at today", () => {
  open();
  expect(
    screen
      .getAllByRole("grid")
      .map((grid) => grid.getAttribute("aria-labelledby")),
  ).toHaveLength(2);
  expect(screen.getByText("October 2026")).toBeTruthy();
  expect(screen.getByText("November 2026")).toBeTruthy();
  expect(focused()).toBe("Monday, November 23, 2026");
});

it("moves between days by keys, but never beyond today", () => {
  open();
  press("ArrowRight");
  expect(focused()).toBe("Monday, November 23, 2026");
  press("ArrowUp");
  expect(focused()).toBe("Monday, November 16, 2026");
  press("PageUp");
  expect(focused()).toBe("Friday, October 16, 2026");
  press("PageUp");
  expect(focused()).toBe("Wednesday, September 16, 2026");
  expect(screen.getByText("September 2026")).toBeTruthy();
  press("Home");
  expect(focused()).toBe("Sunday, September 13, 2026");
});

it("has one day in the tab order", () => {
  open();
  const stops = screen
    .getAllByRole("gridcell")
    .flatMap((cell) => [...cell.querySelectorAll("button")])
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Previous month" }));
  expect(day("Friday, October 23, 2026").tabIndex).toBe(0);
});

it("accepts two days in any order and announces the first one", () => {
  const { onStart, onRange } = open();
  fireEvent.click(day("Monday, November 9, 2026"));
  expect(onStart).toHaveBeenCalledExactlyOnceWith(toDayNumber("2026-11-09"));
  expect(
    screen.getByText("From Nov 9, 2026. Choose the last day."),
  ).toBeTruthy();
  fireEvent.click(day("Tuesday, November 3, 2026"));
  expect(onRange).toHaveBeenCalledExactlyOnceWith(
    toDayNumber("2026-11-03"),
    toDayNumber("2026-11-09"),
  );
});

it("rejects future days and days too far from the first", () => {
  const { onStart, onRange } = open();
  fireEvent.click(day("Tuesday, November 24, 2026"));
  expect(onStart).not.toHaveBeenCalled();
  fireEvent.click(day("Monday, November 23, 2026"));
  for (let months = 0; months < 3; months++) {
    fireEvent.click(screen.getByRole("button", { name: "Previous month" }));
  }
  const far = day("Tuesday, August 25, 2026");
  expect(far.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(far);
  expect(onRange).not.toHaveBeenCalled();
  fireEvent.click(day("Wednesday, August 26, 2026"));
  expect(onRange).toHaveBeenCalledOnce();
});

it("marks the current range", () => {
  open({ start: toDayNumber("2026-11-03"), end: toDayNumber("2026-11-05") });
  const chosen = screen
    .getAllByRole("gridcell")
    .filter((cell) => cell.getAttribute("aria-selected") === "true");
  expect(chosen.map(({ textContent }) => textContent)).toEqual(["3", "4", "5"]);
});
