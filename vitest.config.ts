import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };
const setupFiles = ["tests/helpers/build-constants.ts"];

/** Tests that change global state, such as the document, the clock or module mocks, run isolated. */
const isolatedFiles = ["app", "scripts"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
      (name) => `${folder}/${name.replaceAll("\\", "/")}`,
    ),
  )
  .filter((name) => /\.test\.(ts|tsx|mjs)$/.test(name))
  .filter((name) =>
    /@vitest-environment|\bvi\.|\binitWasm\b/.test(readFileSync(name, "utf8")),
  );

const unitProject = (name: string, options: object) => ({
  resolve: { alias },
  test: {
    name,
    environment: "node",
    setupFiles,
    // Property-based tests run thousands of cases; a busy machine may need longer than 5 s.
    testTimeout: 30_000,
    include: [
      "app/**/*.test.{ts,tsx,mjs}",
      "scripts/**/*.test.mjs",
      "tests/*.test.ts",
    ],
    ...options,
  },
});

const apiProject = (name: string, groupOrder: number) => ({
  resolve: { alias },
  test: {
    name,
    environment: "node",
    setupFiles,
    include: [`tests/${name}/**/*.test.ts`],
    globalSetup: ["tests/helpers/api-setup.ts"],
    // All files share one server, and CI has two cores, so they run sequentially.
    fileParallelism: false,
    // The shared modules are stateless, so files needn't load them again.
    isolate: false,
    sequence: { groupOrder },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // Hides the logs of expected errors unless the test fails.
    silent: "passed-only",
    projects: [
      // Without isolation: a new process and module graph for each file took half of the total time.
      unitProject("unit", {
        exclude: [...configDefaults.exclude, ...isolatedFiles],
        isolate: false,
      }),
      unitProject("unit-isolated", { include: isolatedFiles }),
      apiProject("api", 0),
      // On a server of its own, because it changes the settings of the site. After the others: CI has two cores.
      apiProject("attack", 1),
    ],
  },
});
