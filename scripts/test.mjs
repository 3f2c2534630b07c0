// npm test: runs all checks and tests. The end-to-end tests come last.
import { npm } from "./local/npm.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { program } from "./local/program.mjs";
import { ensureBuild } from "./local/production-build.mjs";
import { duration } from "./local/progress.mjs";
import { findResultLine, countPassed } from "./local/summary.mjs";

/** @type {{ name: string, took: number, result: string | undefined }[]} */
const results = [];

/**
 * @param {string} name
 * @param {() => Promise<string | undefined>} work resolves with what it printed
 */
async function runPart(name, work) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const output = await work();
  const took = performance.now() - startedAt;
  results.push({ name, took, result: findResultLine(output ?? "") });
  console.log(`✓ ${name}: ${duration(took)}`);
}

/** @param {string} script of package.json @param {string} failure @param {object} [options] of `npm` */
const npmRun = (script, failure, options = { show: true }) =>
  npm(["run", "--silent", script], { failure, ...options });

let browser = "";

/** Runs in parallel with the checks and the build, because it mostly waits for a download. */
const findBrowser = () =>
  runPart("Browser", async () => {
    const { ensureBrowser } = await import("./local/browser.mjs");
    browser = await ensureBrowser();
    return undefined;
  });

/** Prints its output at the end, so that it doesn't mix with the API tests' output. */
const runChecks = () =>
  runPart("Format, lint, types, unused code, unit tests", async () => {
    const output = await npmRun(
      "check",
      "The checks failed. See the output above.",
      {},
    );
    console.log(`\n${output.trimEnd()}`);
    return output;
  });

async function buildAndTestApi() {
  await runPart("Build", async () => {
    await ensureBuild();
    return undefined;
  });
  await runPart("API tests", () =>
    npmRun("test:api", "An API test failed. See the output above."),
  );
}

await program("npm test", async () => {
  await runPart("Packages", async () => {
    await ensurePackages();
    return undefined;
  });
  // On two cores: lint and types keep one busy, the API tests' worker the other.
  await Promise.all([runChecks(), findBrowser(), buildAndTestApi()]);
  await runPart("End-to-end tests", () =>
    npmRun("test:e2e", "An end-to-end test failed. See the output above.", {
      env: { CHROMIUM_PATH: browser },
      show: true,
    }),
  );
  console.log("");
  for (const { name, took, result } of results) {
    console.log(`${name}: ${duration(took)}${result ? ` · ${result}` : ""}`);
  }
  const total = countPassed(results.map(({ result }) => result));
  console.log(
    `Tests: ${total} passed, 0 failed in ${duration(performance.now())}`,
  );
});
