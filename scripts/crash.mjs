// npm run crash: kills the worker again and again while people write, and checks what each kill leaves behind.
import { parseArgs } from "node:util";
import { npm } from "./local/npm.mjs";
import { readOptions, toNumbers } from "./local/options.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { program } from "./local/program.mjs";

const usage = `npm run crash -- [options]
  --kills 50   how often the worker is killed
  --seed 1     decides when the kills fall`;

await program("npm run crash", async () => {
  const { values } = readOptions(usage, () =>
    parseArgs({
      options: {
        kills: { type: "string", default: "50" },
        seed: { type: "string", default: "1" },
      },
    }),
  );
  const [kills] = toNumbers("kills", values.kills, 9999);
  const [seed] = toNumbers("seed", values.seed, 9999);
  await ensurePackages();
  await npm(
    [
      ...["run", "--silent", "test:api", "--", "tests/api/durability.test.ts"],
      ...["--silent=false", "--disableConsoleIntercept"],
    ],
    {
      failure: "A kill lost something. See the output above.",
      env: { CRASH_KILLS: String(kills), CRASH_SEED: String(seed) },
      show: true,
    },
  );
});
