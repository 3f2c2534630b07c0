// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Avatar } from "./avatar";

const hash = "a".repeat(40);
const storedUrl = `/images/${hash}-112.jpg`;

it.each([
  [storedUrl, 44, `/images/${hash}.112`],
  [storedUrl, 56, `/images/${hash}.112`],
  [storedUrl, 104, storedUrl],
  [`/images/${hash}.jpg`, 44, `/images/${hash}.jpg`],
] as const)("shows %s at %i px from %s", (src, size, expectedSrc) => {
  const { container } = render(
    <Avatar name="Ruth" initials="R" src={src} size={size} />,
  );
  expect(container.querySelector("img")?.getAttribute("src")).toBe(expectedSrc);
});
