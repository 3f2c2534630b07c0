import { describe, expect, it } from "vitest";
import { isInstalled } from "./packages.mjs";

const wanted = {
  packages: {
    "": { version: "0.1.0" },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/only-on-mac": { version: "2.0.0", optional: true },
  },
};

describe("isInstalled", () => {
  it("asks for every package in its exact version", () => {
    const a = { "node_modules/a": { version: "1.0.0" } };
    expect(isInstalled(wanted, { packages: a })).toBe(true);
    expect(isInstalled(wanted, { packages: {} })).toBe(false);
    expect(
      isInstalled(wanted, {
        packages: { "node_modules/a": { version: "1.0.1" } },
      }),
    ).toBe(false);
  });

  it("lets a package for another platform be missing, but not be an old one", () => {
    const stale = {
      "node_modules/a": { version: "1.0.0" },
      "node_modules/only-on-mac": { version: "1.9.0" },
    };
    expect(isInstalled(wanted, { packages: stale })).toBe(false);
  });

  it("takes an interrupted installation for none", () => {
    expect(isInstalled(wanted, undefined)).toBe(false);
  });
});
