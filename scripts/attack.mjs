// npm run attack: sends hostile requests to a site of its own, and checks every response and what they leave behind.
import { parseArgs } from "node:util";
import { npm } from "./local/npm.mjs";
import { readOptions, toNumbers } from "./local/options.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { program } from "./local/program.mjs";

const usage = `npm run attack -- [options]
  --requests 3000   how many requests
  --seed 1          decides which requests`;

await program("npm run attack", async () => {
  const { values } = readOptions(usage, () =>
    parseArgs({
      options: {
        requests: { type: "string", default: "3000" },
        seed: { type: "string", default: "1" },
      },
    }),
  );
  const [requests] = toNumbers("requests", values.requests, 1_000_000);
  const [seed] = toNumbers("seed", values.seed, 9999);
  await ensurePackages();
  await npm(["run", "--silent", "test:attack"], {
    failure: `Something is wrong. See above; --seed ${seed} sends the same requests again.`,
    env: { ATTACK_REQUESTS: String(requests), ATTACK_SEED: String(seed) },
    show: true,
  });
});
