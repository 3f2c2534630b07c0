// Reads the export of a D1 database, and writes it in the order in which it can be imported.
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { appendFile, mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { sortByReferences } from "./references.mjs";
import { readStatements } from "./statements.mjs";

/** D1 limits statements to 100,000 bytes. UTF-8 needs up to three bytes for a UTF-16 unit. */
const maxStatementLength = 33_000;
/** Rows are appended to their table's file in blocks of this many characters. */
const blockLength = 1_000_000;

/**
 * @typedef {{ rows: number, hash: string }} TableSummary the hash doesn't depend on the order of the rows
 * @typedef {{ tables: Record<string, TableSummary>, schema: Record<string, string> }} Summary
 *   `schema`: hashes of tables, indexes and triggers
 */

/** SQLite's own tables: `PRAGMA optimize` fills them again. @param {string} name */
const isInternal = (name) => /^(sqlite_|_cf_)/.test(name);

/**
 * The number and the hash of each table's rows, and the hashes of the schema.
 *
 * @param {string} exported
 * @param {(statement: import("./statements.mjs").Statement) => Promise<void> | undefined} [onStatement]
 * @returns {Promise<Summary>}
 */
export async function summarize(exported, onStatement) {
  /** @type {Map<string, { rows: number, sum: bigint }>} */
  const tables = new Map();
  /** @type {Record<string, string>} */
  const schema = {};
  for await (const statement of readStatements(exported)) {
    const { kind, name, text } = statement;
    if (isInternal(name) || kind === "other") continue;
    const digest = createHash("sha256").update(text).digest();
    if (kind === "table") tables.set(name, { rows: 0, sum: 0n });
    if (kind === "row") {
      const table = tables.get(name);
      if (!table) throw new Error(`There are rows of ${name}, but no table`);
      table.rows += 1;
      table.sum += digest.readBigUInt64BE(0) * 2n ** 64n;
      table.sum += digest.readBigUInt64BE(8);
    } else schema[`${kind} ${name}`] = digest.toString("hex", 0, 16);
    await onStatement?.(statement);
  }
  return {
    tables: Object.fromEntries(
      [...tables].map(([name, { rows, sum }]) => [
        name,
        { rows, hash: BigInt.asUintN(128, sum).toString(16) },
      ]),
    ),
    schema,
  };
}

/**
 * Writes the tables, their rows (what is referenced first), `updates`, the indexes and at last the triggers, which would
 * otherwise count every row again. Wrangler can import the file too.
 *
 * @param {string} exported
 * @param {string} target
 * @param {string[]} updates of rows
 * @returns {Promise<Summary & { sha256: string }>}
 */
export async function orderStatements(exported, target, updates) {
  const folder = `${target}-rows`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  /** @type {Map<string, string>} */
  const creates = new Map();
  /** @type {string[][]} */
  const [indexes = [], triggers = []] = [[], []];
  /** @type {Map<string, RowFile>} */
  const rowFiles = new Map();
  const summary = await summarize(exported, ({ kind, name, text }) => {
    if (kind === "index") indexes.push(text);
    if (kind === "trigger") triggers.push(text);
    if (kind === "table") {
      creates.set(name, text);
      rowFiles.set(name, new RowFile(path.join(folder, name)));
    }
    return kind === "row" ? rowFiles.get(name)?.add(text) : undefined;
  });
  const file = await open(target, "w");
  const write = async (/** @type {string[]} */ texts) => {
    for (const text of texts) await file.write(`${text}\n`);
  };
  await write(["PRAGMA defer_foreign_keys=TRUE;", ...creates.values()]);
  for (const name of sortByReferences(creates)) {
    await rowFiles.get(name)?.appendTo(target);
  }
  await file.close();
  const rest = [...updates, ...indexes, ...triggers];
  await appendFile(target, `${rest.join("\n")}\n`);
  await rm(folder, { recursive: true });
  return { ...summary, sha256: await hashFile(target) };
}

/** The rows of one table, many to a statement. */
class RowFile {
  #blocks = "";
  #statement = "";
  #prefix = "";

  /** @param {string} file */
  constructor(file) {
    this.file = file;
  }

  /** @param {string} text INSERT INTO "table" VALUES(…); */
  async add(text) {
    const prefix = /^INSERT INTO [^']*?VALUES\s*/.exec(text)?.[0] ?? "";
    const row = text.slice(prefix.length, -1);
    const isFull =
      this.#statement.length + row.length > maxStatementLength ||
      prefix !== this.#prefix;
    if (isFull) this.#endStatement();
    this.#statement += this.#statement === "" ? text.slice(0, -1) : `,${row}`;
    this.#prefix = prefix;
    if (this.#blocks.length > blockLength) await this.#flush();
  }

  #endStatement() {
    if (this.#statement !== "") this.#blocks += `${this.#statement};\n`;
    this.#statement = "";
  }

  async #flush() {
    await appendFile(this.file, this.#blocks);
    this.#blocks = "";
  }

  /** @param {string} target */
  async appendTo(target) {
    this.#endStatement();
    await this.#flush();
    const source = await open(this.file);
    await pipeline(
      source.createReadStream(),
      createWriteStream(target, { flags: "a" }),
    );
  }
}

/** @param {string} file */
export async function hashFile(file) {
  const hash = createHash("sha256");
  const handle = await open(file);
  await pipeline(handle.createReadStream(), hash);
  return hash.digest("hex");
}
