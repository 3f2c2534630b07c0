import { expect, it } from "vitest";
import { imageSrc } from "./image-src";
import { urls } from "./urls";

it.each([
  urls.image(`${"0".repeat(40)}.png`),
  "/backgrounds/hills-dawn.svg",
  "data:image/png;base64,AAAA",
  "blob:http://localhost/1",
])("returns %s unchanged", (source) => {
  expect(imageSrc(source)).toBe(source);
});

it("proxies an external image", () => {
  expect(imageSrc("https://example.org/a b.png?x=1&y=2")).toBe(
    "/images/external?url=https%3A%2F%2Fexample.org%2Fa+b.png%3Fx%3D1%26y%3D2",
  );
});
