// npm run load: sends a realistic mix of requests to sites of several sizes. Fails if there's an error, if a request reads
// more rows on a larger site, or if memory grows.
import { readLoadOptions } from "./load/options.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { program } from "./local/program.mjs";
import { UserError } from "./local/user-error.mjs";

await program("npm run load", async () => {
  const options = readLoadOptions();
  await ensurePackages();
  const { measureSites } = await import("./load/run.mjs");
  const { listProblems, printResults } = await import("./load/report.mjs");
  const results = await measureSites(options);
  printResults(results);
  const problems = listProblems(results);
  if (problems.length > 0) throw new UserError(problems.join("\n"));
  console.log("No errors, and no growth.");
});
