import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };
/** What vite.config.ts writes into a build. */
const define = { __SCRIPTURE_HASH__: JSON.stringify("test") };

export default defineConfig({
  test: {
    // What a worker logs while a test makes it fail on purpose is shown where a test fails.
    silent: "passed-only",
    projects: [
      {
        resolve: { alias },
        define,
        test: {
          name: "unit",
          environment: "node",
          // Properties are tried on thousands of values; a busy machine may need longer than 5 s.
          testTimeout: 30_000,
          include: [
            "app/**/*.test.{ts,tsx}",
            "scripts/**/*.test.mjs",
            "tests/*.test.ts",
          ],
        },
      },
      {
        resolve: { alias },
        define,
        test: {
          name: "api",
          environment: "node",
          include: ["tests/api/**/*.test.ts"],
          globalSetup: ["tests/helpers/api-setup.ts"],
          // One server answers them all, and two cores carry it: one file after the other.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
