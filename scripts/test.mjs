// npm test: everything, in the order in which a failure costs least to find.
import { npm } from "./local/npm.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { program } from "./local/program.mjs";
import { ensureBuild } from "./local/production-build.mjs";
import { duration } from "./local/progress.mjs";
import { closingLine, totalPassed } from "./local/summary.mjs";

/** @type {{ name: string, took: number, result: string | undefined }[]} */
const done = [];

/**
 * @param {string} name
 * @param {() => Promise<string | undefined>} work resolves with what it printed
 */
async function part(name, work) {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  const output = await work();
  const took = performance.now() - begun;
  done.push({ name, took, result: closingLine(output ?? "") });
  console.log(`✓ ${name}: ${duration(took)}`);
}

/** @param {string} script of package.json @param {string} failure @param {object} [options] of `npm` */
const npmRun = (script, failure, options = { show: true }) =>
  npm(["run", "--silent", script], { failure, ...options });

let browser = "";

/** Most of it waits for a download: it stands beside what needs the processor. */
const ensureTools = () =>
  part("Browser", async () => {
    const { ensureBrowser } = await import("./local/browser.mjs");
    browser = await ensureBrowser();
    return undefined;
  });

/** It is printed when it has ended, not between the lines of the tests beside it. */
const check = () =>
  part("Format, lint, types, architecture, unit", async () => {
    const output = await npmRun("check", "The checks failed.", {});
    console.log(`\n${output.trimEnd()}`);
    return output;
  });

async function testTheBuild() {
  await part("Build", async () => {
    await ensureBuild();
    return undefined;
  });
  await part("API", () => npmRun("test:api", "An API test failed: see above."));
}

await program("The test", async () => {
  await part("Packages", async () => {
    await ensurePackages();
    return undefined;
  });
  // Lint and types keep one core busy, the one worker of the API another.
  await Promise.all([check(), ensureTools(), testTheBuild()]);
  await part("End to end", () =>
    npmRun("test:e2e", "An end-to-end test failed: see above.", {
      env: { CHROMIUM_PATH: browser },
      show: true,
    }),
  );
  console.log("");
  for (const { name, took, result } of done) {
    console.log(`${name}: ${duration(took)}${result ? ` · ${result}` : ""}`);
  }
  const total = totalPassed(done.map(({ result }) => result));
  console.log(
    `Tests: ${total} passed, 0 failed in ${duration(performance.now())}`,
  );
});
