import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };
const setupFiles = ["tests/helpers/build-constants.ts"];

export default defineConfig({
  test: {
    // What a worker logs while a test makes it fail on purpose is shown where a test fails.
    silent: "passed-only",
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          environment: "node",
          setupFiles,
          // Properties are tried on thousands of values; a busy machine may need longer than 5 s.
          testTimeout: 30_000,
          include: [
            "app/**/*.test.{ts,tsx,mjs}",
            "scripts/**/*.test.mjs",
            "tests/*.test.ts",
          ],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "api",
          environment: "node",
          setupFiles,
          include: ["tests/api/**/*.test.ts"],
          globalSetup: ["tests/helpers/api-setup.ts"],
          // One server answers them all, and two cores carry it: one file after the other.
          fileParallelism: false,
          // What the files of tests share holds nothing of them: each need not load it anew.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
