// npm run bench: how fast and how heavy the app is, beside what the platform itself does in the same
// run on the same machine. Ratios decide; absolute figures belong to the machine they were seen on.
import { writeFile } from "node:fs/promises";
import { readOptions, usage } from "./bench/options.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { program } from "./local/program.mjs";

await program("The benchmark", async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(usage);
    return;
  }
  await ensurePackages();
  const { runBench } = await import("./bench/run.mjs");
  const { compareBuilds } = await import("./bench/against.mjs");
  const { against } = options;
  const report =
    against === undefined
      ? await runBench(options)
      : await compareBuilds({ ...options, against });
  if (options.json) {
    await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`);
  }
});
