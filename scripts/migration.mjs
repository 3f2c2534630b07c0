// npm run migration: writes a migration for what changed in app/db/schema.ts and in the triggers of app/features.
// Arguments are passed to drizzle-kit: npm run migration -- --name add_prayers
import { spawnSync } from "node:child_process";
import { appendFile, readdir, writeFile } from "node:fs/promises";
import { migrate } from "./local/migrations.mjs";
import { inRoot, root } from "./local/paths.mjs";
import { onExit, program } from "./local/program.mjs";
import { diffTriggers, listTriggers, readTriggers } from "./local/triggers.mjs";
import { UserError } from "./local/user-error.mjs";
import { startBindings } from "./local/worker.mjs";

const folder = inRoot("migrations", "app");

const listFiles = async () =>
  (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith(".sql"))
    .sort();

/** It may ask which columns were renamed. */
function generate(/** @type {string[]} */ ...args) {
  const drizzleKit = inRoot("node_modules", "drizzle-kit", "bin.cjs");
  const { status } = spawnSync(
    process.execPath,
    [drizzleKit, "generate", ...args],
    { cwd: root, stdio: "inherit" },
  );
  if (status !== 0) throw new UserError("drizzle-kit wrote no migration.");
}

await program("npm run migration", async () => {
  const args = process.argv.slice(2);
  const before = await listFiles();
  generate(...args);

  const mf = await startBindings(false);
  onExit(() => mf.dispose());
  const db = await mf.getD1Database("DB");
  await migrate(db);
  const statements = diffTriggers(await listTriggers(db), readTriggers());
  if (statements.length === 0) return;

  const isCustom = (await listFiles()).length === before.length;
  if (isCustom) generate("--custom", ...args);
  const file = (await listFiles()).at(-1) ?? "";
  const separator = "\n--> statement-breakpoint\n";
  const text = `${statements.join(separator)}\n`;
  // A custom migration contains only a comment.
  await (isCustom
    ? writeFile(`${folder}/${file}`, text)
    : appendFile(`${folder}/${file}`, `${separator}${text}`));
  console.log(`Wrote ${statements.length} statements for triggers to ${file}.`);
});
