import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };
const setupFiles = ["tests/helpers/build-constants.ts"];

/** What changes the world around it, such as a document, the clock or other modules, has its own. */
const apart = ["app", "scripts"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
      (name) => `${folder}/${name.replaceAll("\\", "/")}`,
    ),
  )
  .filter((name) => /\.test\.(ts|tsx|mjs)$/.test(name))
  .filter((name) =>
    /@vitest-environment|\bvi\.|\binitWasm\b/.test(readFileSync(name, "utf8")),
  );

const unit = (name: string, which: object) => ({
  resolve: { alias },
  test: {
    name,
    environment: "node",
    setupFiles,
    // Properties are tried on thousands of values; a busy machine may need longer than 5 s.
    testTimeout: 30_000,
    include: [
      "app/**/*.test.{ts,tsx,mjs}",
      "scripts/**/*.test.mjs",
      "tests/*.test.ts",
    ],
    ...which,
  },
});

export default defineConfig({
  test: {
    // What a worker logs while a test makes it fail on purpose is shown where a test fails.
    silent: "passed-only",
    projects: [
      // Half of the time of all went into a process and a library of modules for each file.
      unit("unit", {
        exclude: [...configDefaults.exclude, ...apart],
        isolate: false,
      }),
      unit("unit-apart", { include: apart }),
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
