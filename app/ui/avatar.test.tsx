// @vitest-environment jsdom
import { render } from "@testing-library/react";
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
  const { container } = render(
    <Avatar name="Ruth" initials="R" src={src} size={size} />,
  );
  expect(container.querySelector("img")?.getAttribute("src")).toBe(shown);
});
