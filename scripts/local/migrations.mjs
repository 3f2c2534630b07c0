import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { UserError } from "./user-error.mjs";
import { inRoot } from "./paths.mjs";

/**
 * Splits a migration at drizzle-kit's markers. Splitting at semicolons would break triggers.
 *
 * @param {string} text
 */
export function splitStatements(text) {
  return text
    .split("--> statement-breakpoint")
    .map((statement) => statement.trim())
    .filter(Boolean);
}

/**
 * Applies missing migrations, each in one batch, and records them in the table that `wrangler d1 migrations apply` uses.
 * Throws if the database was created by migrations that no longer exist.
 *
 * @param {import("./worker.mjs").Database} db
 * @param {string} [folder] with files named NNNN_what_it_does.sql
 * @param {string} [last] the last file to apply; all by default
 * @returns {Promise<string[]>} the names of the migrations it applied
 */
export async function migrate(db, folder = inRoot("migrations", "app"), last) {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  await db
    .prepare(
      "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
    )
    .run();
  const rows = await db.prepare("SELECT name FROM d1_migrations").all();
  const applied = new Set(rows.results.map((row) => row["name"]));
  if ([...applied].some((name) => !files.includes(String(name)))) {
    throw new UserError(
      "The local data was created by an earlier version whose migrations no longer exist. Run `npm run reset` to delete it and start fresh.",
    );
  }
  const missing = files
    .filter((name) => !applied.has(name) && (!last || name <= last))
    .sort();
  for (const name of missing) await applyMigration(db, name, folder);
  return missing;
}

/**
 * In one transaction, as Wrangler does.
 *
 * @param {import("./worker.mjs").Database} db
 * @param {string} name
 * @param {string} folder
 */
export async function applyMigration(db, name, folder) {
  const text = await readFile(path.join(folder, name), "utf8");
  await db.batch([
    ...splitStatements(text).map((statement) => db.prepare(statement)),
    db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
  ]);
}
