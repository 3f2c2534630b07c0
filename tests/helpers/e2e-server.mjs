// Serves the app for the end-to-end tests. Ends with the process that started it, in whichever step it is.
import process from "node:process";
import { inRoot, root } from "../../scripts/local/paths.mjs";
import { run } from "../../scripts/local/processes.mjs";
import { program } from "../../scripts/local/program.mjs";

const steps = [
  inRoot("scripts", "reset.mjs"),
  inRoot("tests", "helpers", "seed-old-accounts.mjs"),
  inRoot("scripts", "start.mjs"),
];

await program("The server of the end-to-end tests", async () => {
  for (const step of steps)
    await run(process.execPath, [step], {
      cwd: root,
      show: true,
      failure: `${step} failed. See the output above.`,
    });
});
