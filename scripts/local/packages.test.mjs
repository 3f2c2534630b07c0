import { describe, expect, it } from "vitest";
import { isInstalled } from "./packages.mjs";

const required = {
  packages: {
    "": { version: "0.1.0" },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/only-on-mac": { version: "2.0.0", optional: true },
  },
};

describe("isInstalled", () => {
  it("requires the exact version of every package", () => {
    const a = { "node_modules/a": { version: "1.0.0" } };
    expect(isInstalled(required, { packages: a })).toBe(true);
    expect(isInstalled(required, { packages: {} })).toBe(false);
    expect(
      isInstalled(required, {
        packages: { "node_modules/a": { version: "1.0.1" } },
      }),
    ).toBe(false);
  });

  it("accepts a missing optional package, but not an outdated one", () => {
    const stale = {
      "node_modules/a": { version: "1.0.0" },
      "node_modules/only-on-mac": { version: "1.9.0" },
    };
    expect(isInstalled(required, { packages: stale })).toBe(false);
  });

  it("treats an interrupted installation as missing", () => {
    expect(isInstalled(required, undefined)).toBe(false);
  });
});
