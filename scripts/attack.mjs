// npm run attack: sends hostile requests to a site of its own, and checks every response and what they leave behind.
import { parseArgs } from "node:util";
import { npm } from "./local/npm.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { program } from "./local/program.mjs";
import { UserError } from "./local/user-error.mjs";

const usage = `npm run attack -- [options]
  --requests 3000   how many requests
  --seed 1          decides which requests`;

await program("npm run attack", async () => {
  const { requests, seed } = readOptions(process.argv.slice(2));
  await ensurePackages();
  await npm(["run", "--silent", "test:attack"], {
    failure: `Something is wrong. See above; --seed ${seed} sends the same requests again.`,
    env: { ATTACK_REQUESTS: requests, ATTACK_SEED: seed },
    show: true,
  });
});

/** @param {string[]} args */
function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        requests: { type: "string", default: "3000" },
        seed: { type: "string", default: "1" },
      },
    });
    if (!Object.values(values).every((value) => /^[1-9]\d{0,6}$/.test(value)))
      throw new UserError("Use whole numbers.");
    return values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`${reason}\n${usage}`);
  }
}
