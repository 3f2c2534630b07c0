// npm run deploy: builds and deploys. Arguments go on to wrangler: npm run deploy -- --env staging
import { readFile } from "node:fs/promises";
import { placeholders } from "./local/cloudflare-ids.mjs";
import { PlainFailure } from "./local/failure.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { inRoot, root } from "./local/paths.mjs";
import { run } from "./local/processes.mjs";
import { build, quietWrangler } from "./local/production-build.mjs";
import { program } from "./local/program.mjs";

await program("The deployment", async () => {
  const args = process.argv.slice(2);
  const missing = placeholders(await readFile(inRoot("wrangler.toml"), "utf8"));
  if (missing.length > 0 && !args.includes("--dry-run")) {
    throw new PlainFailure(
      `wrangler.toml still has placeholder ids for ${missing.join(", ")}: create them once as README.md says under "Deploy", and write their ids there.`,
    );
  }
  await ensurePackages();
  await build();
  const wrangler = inRoot("node_modules", "wrangler", "bin", "wrangler.js");
  await run(process.execPath, [wrangler, "deploy", ...args], {
    cwd: root,
    env: { NODE_ENV: "production", ...quietWrangler },
    show: true,
    failure: "wrangler could not deploy: see its words above.",
  });
});
