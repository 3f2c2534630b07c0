import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { isInstalled } from "./packages.mjs";
import { inRoot } from "./paths.mjs";

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

describe("install scripts", () => {
  it("never run", async () => {
    expect(await readFile(inRoot(".npmrc"), "utf8")).toMatch(
      /^ignore-scripts=true$/m,
    );
  });

  it("exist only in packages that work without them", async () => {
    /** @type {unknown} */
    const lockfile = JSON.parse(
      await readFile(inRoot("package-lock.json"), "utf8"),
    );
    const { packages } =
      /** @type {{ packages: Record<string, { hasInstallScript?: boolean }> }} */ (
        lockfile
      );
    const names = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => folder.replace(/.*node_modules\//, ""));
    // esbuild and workerd replace a small Node script by the binary it starts, which saves a few ms. sharp compiles only
    // if no binary fits.
    expect([...new Set(names)].sort()).toEqual(["esbuild", "sharp", "workerd"]);
  });
});
