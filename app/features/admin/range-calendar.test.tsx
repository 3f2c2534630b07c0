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
const day = (name: string) =>
  screen.getByRole<HTMLButtonElement>("button", { name: new RegExp(name) });

it("shows two months and starts at today", () => {
  open();
  expect(
    screen.getAllByRole("grid").map((grid) => grid.getAttribute("aria-label")),
  ).toEqual(["October 2026", "November 2026"]);
  expect(focused()).toBe("Today, Monday, November 23rd, 2026");
});

it("moves between days by keys, but never beyond today", () => {
  open();
  press("ArrowRight");
  expect(focused()).toMatch(/November 23rd/);
  press("ArrowUp");
  expect(focused()).toMatch(/November 16th/);
  press("PageUp");
  expect(focused()).toMatch(/October 16th/);
});

it("accepts two days in any order and announces the first one", () => {
  const { onStart, onRange } = open();
  fireEvent.click(day("November 9th"));
  expect(onStart).toHaveBeenCalledExactlyOnceWith(toDayNumber("2026-11-09"));
  expect(
    screen.getByText("From Nov 9, 2026. Choose the last day."),
  ).toBeTruthy();
  fireEvent.click(day("November 3rd"));
  expect(onRange).toHaveBeenCalledExactlyOnceWith(
    toDayNumber("2026-11-03"),
    toDayNumber("2026-11-09"),
  );
});

it("rejects future days and days too far from the first", () => {
  const { onRange } = open();
  expect(day("November 24th").disabled).toBe(true);
  fireEvent.click(day("November 23rd"));
  for (let months = 0; months < 3; months++) {
    fireEvent.click(screen.getByRole("button", { name: /Previous Month/ }));
  }
  expect(day("August 25th").disabled).toBe(true);
  fireEvent.click(day("August 26th"));
  expect(onRange).toHaveBeenCalledOnce();
});

it("marks the current range", () => {
  open({ start: toDayNumber("2026-11-03"), end: toDayNumber("2026-11-05") });
  const chosen = screen
    .getAllByRole("gridcell")
    .filter((cell) => cell.getAttribute("aria-selected") === "true");
  expect(chosen.map(({ textContent }) => textContent)).toEqual(["3", "4", "5"]);
});
