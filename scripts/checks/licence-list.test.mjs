import { describe, expect, it } from "vitest";
import { isAllowed, listPackages, toMarkdown } from "./licence-list.mjs";

const locked = {
  "": { version: "1.0.0", license: "UNLICENSED" },
  "node_modules/react": { version: "18.3.1", license: "MIT" },
  "node_modules/a/node_modules/@b/c": {
    version: "2.0.0",
    license: "ISC",
    dev: true,
  },
  "node_modules/@b/c": { version: "2.0.0", license: "ISC" },
  "node_modules/eval": { version: "0.1.8", dev: true },
  "node_modules/undeclared": { version: "1.0.0", devOptional: true },
};

describe("listPackages", () => {
  it("lists each version of a package once, as production if the app needs it", () => {
    const lines = listPackages(locked).map((entry) =>
      Object.values(entry).join(" "),
    );
    expect(lines).toEqual([
      "@b/c 2.0.0 ISC false",
      "eval 0.1.8 MIT true",
      "react 18.3.1 MIT false",
      "undeclared 1.0.0 unknown true",
    ]);
  });
});

describe("isAllowed", () => {
  it.each([
    ["MIT", true, true],
    ["MIT OR Apache-2.0", true, true],
    ["(GPL-3.0-only OR MIT)", true, true],
    ["(MIT AND Zlib)", true, true],
    ["LGPL-3.0-or-later", false, true],
    ["Apache-2.0 AND LGPL-3.0-or-later AND MIT", false, true],
    ["MIT AND GPL-3.0-only", false, false],
    ["GPL-3.0-only AND (MIT OR ISC)", false, false],
    ["AGPL-3.0-only", false, false],
    ["SSPL-1.0", false, false],
    ["UNLICENSED", false, false],
    ["unknown", false, false],
  ])("%s: in the app %s, for development %s", (licence, app, development) => {
    const entry = { name: "a", version: "1.0.0", licence };
    expect(isAllowed({ ...entry, isDevelopment: false })).toBe(app);
    expect(isAllowed({ ...entry, isDevelopment: true })).toBe(development);
  });
});

describe("toMarkdown", () => {
  it("separates what is deployed from what is for development", () => {
    const [, app = "", development = ""] = toMarkdown(
      listPackages(locked),
    ).split(/^## (?:Part|For)/m);
    expect(app).toContain("| `react` | 18.3.1 | MIT |");
    expect(app).not.toContain("eval");
    expect(development).toContain("| `eval` | 0.1.8 | MIT |");
  });
});
