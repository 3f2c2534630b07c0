// npm run bench: measures speed and page weight. Each speed is compared with a floor: what the platform alone
// achieves in the same run. Goals are ratios, because absolute numbers depend on the machine.
import { writeFile } from "node:fs/promises";
import { readBenchOptions } from "./bench/options.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { program } from "./local/program.mjs";

await program("npm run bench", async () => {
  const options = readBenchOptions();
  await ensurePackages();
  const { runBench } = await import("./bench/run.mjs");
  const { compareBuilds } = await import("./bench/compare-builds.mjs");
  const { against } = options;
  const report =
    against === undefined
      ? await runBench(options)
      : await compareBuilds({ ...options, against });
  if (options.json) {
    await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`);
  }
});
