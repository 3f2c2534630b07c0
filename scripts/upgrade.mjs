// npm run upgrade: applies all migrations since release 1 to a full database, while an older worker answers.
import { parseArgs } from "node:util";
import { readOptions, toNumbers } from "./local/options.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { program } from "./local/program.mjs";

const usage = `npm run upgrade -- [options]
  --posts 100000   posts in the database, up to 2000000
  --from 0ebf7cc5  commit of the old worker (this one: release 1); by default the one before the newest migration`;

await program("npm run upgrade", async () => {
  const { values } = readOptions(usage, () =>
    parseArgs({
      options: {
        posts: { type: "string", default: "100000" },
        from: { type: "string" },
      },
    }),
  );
  const [posts = 1] = toNumbers("posts", values.posts, 2_000_000);
  await ensurePackages();
  const { rehearseUpgrade } = await import("./upgrade/run.mjs");
  await rehearseUpgrade({ posts, from: values.from });
});
