import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { inRoot, root } from "./paths.mjs";

/**
 * @typedef {object} Trigger
 * @property {string} name
 * @property {string} file path from the repository's root
 * @property {string} text without its comment and the last semicolon, as SQLite stores it
 */

/**
 * The triggers in `app/features/<feature>/<noun>.triggers.sql`. Each ends with a line `END;`.
 *
 * @returns {Trigger[]}
 */
export function readTriggers() {
  return readdirSync(inRoot("app"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".triggers.sql"))
    .sort()
    .flatMap((name) => {
      const file = `app/${name.replaceAll(path.sep, "/")}`;
      const text = readFileSync(path.join(root, file), "utf8");
      return [...text.matchAll(/^CREATE TRIGGER (\w+)[^]+?^END(?=;$)/gm)].map(
        ([text, name = ""]) => ({ name, file, text }),
      );
    });
}

/**
 * The triggers of a database, by name.
 *
 * @param {import("./worker.mjs").Database} db
 * @returns {Promise<Map<string, string>>}
 */
export async function listTriggers(db) {
  const { results } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
    .all();
  return new Map(results.map(({ name, sql }) => [String(name), String(sql)]));
}

/**
 * The statements that turn the triggers of a database into those of the files.
 *
 * @param {ReadonlyMap<string, string>} existing
 * @param {Trigger[]} triggers
 */
export function diffTriggers(existing, triggers) {
  const desired = new Map(triggers.map(({ name, text }) => [name, text]));
  return [
    ...[...existing]
      .filter(([name, text]) => desired.get(name) !== text)
      .map(([name]) => `DROP TRIGGER ${name}`),
    ...triggers
      .filter(({ name, text }) => existing.get(name) !== text)
      .map(({ text }) => text),
  ].map((statement) => `${statement};`);
}
