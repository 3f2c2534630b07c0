import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allBackgroundImages } from "./backgrounds";

const madeFrom: unknown = JSON.parse(
  readFileSync("public/backgrounds/painted/made-from.json", "utf8"),
);

it("the JPEGs are up to date with their SVGs (otherwise run scripts/render-backgrounds.mjs)", () => {
  expect(madeFrom).toEqual(
    Object.fromEntries(
      allBackgroundImages.map(({ id, url }) => [
        id,
        createHash("sha256")
          .update(readFileSync(`public${url}`))
          .digest("hex")
          .slice(0, 16),
      ]),
    ),
  );
});
