import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { iconNames } from "./icon";

it("has the same names as the symbols in the file", () => {
  const file = readFileSync("app/ui/icons.svg", "utf8");
  const ids = [...file.matchAll(/<symbol id="([a-z-]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...iconNames]);
});
