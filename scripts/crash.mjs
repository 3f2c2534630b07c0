// npm run crash: kills the worker again and again while people write, and checks what each kill leaves behind.
import { parseArgs } from "node:util";
import { npm } from "./local/npm.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { program } from "./local/program.mjs";
import { UserError } from "./local/user-error.mjs";

const usage = `npm run crash -- [options]
  --kills 50   how often the worker is killed
  --seed 1     decides when the kills fall`;

await program("npm run crash", async () => {
  const { kills, seed } = readOptions(process.argv.slice(2));
  await ensurePackages();
  await npm(
    [
      ...["run", "--silent", "test:api", "--", "tests/api/durability.test.ts"],
      ...["--silent=false", "--disableConsoleIntercept"],
    ],
    {
      failure: "A kill lost something. See the output above.",
      env: { CRASH_KILLS: kills, CRASH_SEED: seed },
      show: true,
    },
  );
});

/** @param {string[]} args */
function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        kills: { type: "string", default: "50" },
        seed: { type: "string", default: "1" },
      },
    });
    if (!Object.values(values).every((value) => /^[1-9]\d{0,3}$/.test(value)))
      throw new UserError("Use whole numbers from 1 to 9999.");
    return values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`${reason}\n${usage}`);
  }
}
