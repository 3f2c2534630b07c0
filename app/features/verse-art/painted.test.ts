import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allPictures } from "./backgrounds";

const madeFrom: unknown = JSON.parse(
  readFileSync("public/backgrounds/painted/made-from.json", "utf8"),
);

it("are painted from the drawings as they are: node scripts/verse-pictures.mjs", () => {
  expect(madeFrom).toEqual(
    Object.fromEntries(
      allPictures.map(({ id, url }) => [
        id,
        createHash("sha256")
          .update(readFileSync(`public${url}`))
          .digest("hex")
          .slice(0, 16),
      ]),
    ),
  );
});
