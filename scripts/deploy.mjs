// npm run deploy: builds and deploys. Arguments are passed to wrangler: npm run deploy -- --env staging
import { readFile } from "node:fs/promises";
import { findPlaceholders } from "./local/cloudflare-ids.mjs";
import { UserError } from "./local/user-error.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { inRoot, root } from "./local/paths.mjs";
import { run } from "./local/processes.mjs";
import { build, quietWrangler } from "./local/production-build.mjs";
import { program } from "./local/program.mjs";

await program("The deployment", async () => {
  const args = process.argv.slice(2);
  const missing = findPlaceholders(
    await readFile(inRoot("wrangler.toml"), "utf8"),
  );
  if (missing.length > 0 && !args.includes("--dry-run")) {
    throw new UserError(
      `wrangler.toml still has placeholder ids for ${missing.join(", ")}. Create these resources as described under "Deploy" in README.md, then replace the ids.`,
    );
  }
  await ensurePackages();
  await build();
  const wrangler = inRoot("node_modules", "wrangler", "bin", "wrangler.js");
  await run(process.execPath, [wrangler, "deploy", ...args], {
    cwd: root,
    env: { NODE_ENV: "production", ...quietWrangler },
    show: true,
    failure: "wrangler couldn't deploy. See its output above.",
  });
});
