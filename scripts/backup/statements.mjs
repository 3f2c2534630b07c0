import { createReadStream } from "node:fs";

/**
 * @typedef {object} Statement
 * @property {"row" | "table" | "index" | "trigger" | "other"} kind
 * @property {string} name of the table, index or trigger; empty for others
 * @property {string} text with its semicolon
 */

/**
 * The statements of a file that `wrangler d1 export` or the backup wrote. Most rows are on one line each, but a text may
 * contain line breaks, and tables and triggers have several lines.
 *
 * @param {string} file
 * @returns {AsyncGenerator<Statement>}
 */
export async function* readStatements(file) {
  let text = "";
  for await (const line of readLines(file)) {
    text = text === "" ? line : `${text}\n${line}`;
    if (text.trim() === "") text = "";
    if (text === "" || !isComplete(text, line)) continue;
    yield classify(text);
    text = "";
  }
  if (text !== "") throw new Error(`${file} ends in the middle of a statement`);
}

/** Only at "\n": Node's readline also splits at other characters that a text may contain. @param {string} file */
async function* readLines(file) {
  let rest = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

/** @param {string} text @param {string} lastLine */
function isComplete(text, lastLine) {
  if (/^CREATE TRIGGER/i.test(text)) return lastLine === "END;";
  if (!lastLine.endsWith(";")) return false;
  // Inside of a string, quotes are doubled. The text of a schema may contain comments, and ends at the first semicolon.
  return !/^(INSERT|UPDATE)/.test(text) || text.split("'").length % 2 === 1;
}

const created =
  /^CREATE (?:UNIQUE )?(TABLE|INDEX|TRIGGER) (?:IF NOT EXISTS )?[`"]?(\w+)/i;

/** @param {string} text @returns {Statement} */
function classify(text) {
  const row = /^INSERT INTO [`"]?(\w+)/.exec(text);
  if (row?.[1] !== undefined) return { kind: "row", name: row[1], text };
  const [, kind, name] = created.exec(text) ?? [];
  switch (kind?.toUpperCase()) {
    case "TABLE":
      return { kind: "table", name: name ?? "", text };
    case "INDEX":
      return { kind: "index", name: name ?? "", text };
    case "TRIGGER":
      return { kind: "trigger", name: name ?? "", text };
    default:
      return { kind: "other", name: "", text };
  }
}
