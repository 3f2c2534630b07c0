// npm test: runs all checks and tests.
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

/** Prints its output at the end, so that it doesn't mix with that of other parts. */
const runQuietly = (
  /** @type {string} */ name,
  /** @type {string} */ script,
  /** @type {string} */ failure,
) =>
  runPart(name, async () => {
    const output = await npmRun(script, failure, {});
    console.log(`\n${output.trimEnd()}`);
    return output;
  });

const runChecks = () =>
  runQuietly(
    "Format, lint, types, unused code, unit tests",
    "check",
    "The checks failed. See the output above.",
  );

const runBuild = () =>
  runPart("Build", async () => {
    await ensureBuild();
    return undefined;
  });

const runApiTests = () =>
  runQuietly(
    "API tests",
    "test:api",
    "An API test failed. See the output above.",
  );

const runEndToEndTests = () =>
  runPart("End-to-end tests", () =>
    npmRun("test:e2e", "An end-to-end test failed. See the output above.", {
      env: { CHROMIUM_PATH: browser },
      show: true,
    }),
  );

await program("npm test", async () => {
  await runPart("Packages", async () => {
    await ensurePackages();
    return undefined;
  });
  // Keeps two cores busy: lint and types on one, the API tests' worker on the other. Whichever ends first makes room for
  // the end-to-end tests.
  const build = runBuild();
  await Promise.all([
    build.then(runApiTests),
    Promise.all([runChecks(), findBrowser(), build]).then(runEndToEndTests),
  ]);
  console.log("");
  for (const { name, took, result } of results) {
    console.log(`${name}: ${duration(took)}${result ? ` · ${result}` : ""}`);
  }
  const total = countPassed(results.map(({ result }) => result));
  console.log(
    `Tests: ${total} passed, 0 failed in ${duration(performance.now())}`,
  );
});
