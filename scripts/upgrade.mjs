// npm run upgrade: applies all migrations since release 1 to a full database, while an older worker answers.
import { parseArgs } from "node:util";
import { ensurePackages } from "./local/packages.mjs";
import { program } from "./local/program.mjs";
import { UserError } from "./local/user-error.mjs";

const usage = `npm run upgrade -- [options]
  --posts 100000   posts in the database, up to 2000000
  --from c7bfa22   commit of the old worker; by default the one before the newest migration`;

await program("npm run upgrade", async () => {
  const { posts, from } = readOptions();
  if (!Number.isInteger(posts) || posts < 1 || posts > 2_000_000) {
    throw new UserError(usage);
  }
  await ensurePackages();
  const { rehearseUpgrade } = await import("./upgrade/run.mjs");
  await rehearseUpgrade({ posts, from });
});

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        posts: { type: "string", default: "100000" },
        from: { type: "string" },
      },
    });
    return { posts: Number(values.posts), from: values.from };
  } catch {
    throw new UserError(usage);
  }
}
