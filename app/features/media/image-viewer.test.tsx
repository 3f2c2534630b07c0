// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ImageViewer } from "./image-viewer";

const images = ["Bread", "Fish", "Baskets"].map((alt) => ({
  url: `/images/${alt}.png`,
  width: 300,
  height: 200,
  alt,
}));

it("moves between pictures with keys, buttons and swipes, and stops at both ends", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  HTMLElement.prototype.setPointerCapture = vi.fn();
  render(<ImageViewer images={images} startIndex={1} onClose={vi.fn()} />);
  const expectShown = (position: number) => {
    const { alt } = images[position - 1] ?? {};
    screen.getByRole("dialog", { name: `Picture ${position} of 3` });
    expect(screen.getByRole("img").getAttribute("alt")).toBe(alt);
  };
  expectShown(2);
  const press = (key: string) => fireEvent.keyDown(document.body, { key });
  press("ArrowRight");
  expectShown(3);
  expect(screen.queryByRole("button", { name: "Next picture" })).toBeNull();
  press("ArrowRight");
  expectShown(3);
  press("ArrowLeft");
  fireEvent.click(screen.getByRole("button", { name: "Previous picture" }));
  expectShown(1);
  press("ArrowLeft");
  expectShown(1);
  const swipe = (
    from: number,
    to: number,
    target = screen.getByRole("img"),
  ) => {
    const at = (clientX: number) => ({ pointerId: 1, clientX, button: 0 });
    fireEvent.pointerDown(target, at(from));
    fireEvent.pointerMove(target, at((from + to) / 2));
    fireEvent.pointerMove(target, at(to));
    fireEvent.pointerUp(target, at(to));
  };
  swipe(300, 260);
  expectShown(1);
  swipe(300, 200);
  expectShown(2);
  swipe(200, 300);
  expectShown(1);
  swipe(330, 200, screen.getByRole("button", { name: "Next picture" }));
  expectShown(2);
});
