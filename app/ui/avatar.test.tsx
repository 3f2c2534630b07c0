// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Avatar } from "./avatar";

const hash = "a".repeat(40);
const own = `/images/${hash}-112.jpg`;

it.each([
  [own, 44, `/images/${hash}.112`],
  [own, 56, `/images/${hash}.112`],
  [own, 104, own],
  [`/images/${hash}.jpg`, 44, `/images/${hash}.jpg`],
] as const)("shows %s at %i px from %s", (src, size, shown) => {
  render(<Avatar name="Ruth" initials="R" src={src} size={size} labelled />);
  const [image] = screen.getAllByRole("img", { name: "Ruth" }).slice(-1);
  expect(image?.getAttribute("src")).toBe(shown);
});
