import { expect, it } from "vitest";
import { shownImageSrc } from "./shown-image";
import { urls } from "./urls";

it.each([
  urls.image(`${"0".repeat(40)}.png`),
  "/backgrounds/hills-dawn.svg",
  "data:image/png;base64,AAAA",
  "blob:http://localhost/1",
])("shows %s as it is", (source) => {
  expect(shownImageSrc(source)).toBe(source);
});

it("shows another's picture through us", () => {
  expect(shownImageSrc("https://example.org/a b.png?x=1&y=2")).toBe(
    "/images/external?url=https%3A%2F%2Fexample.org%2Fa+b.png%3Fx%3D1%26y%3D2",
  );
});
