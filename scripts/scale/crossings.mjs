import { readTriggers } from "../local/triggers.mjs";
import { domains } from "./domains.mjs";

const known = new Set(domains.flatMap(({ tables }) => [...tables]));

/** @param {RegExp} pattern its first group is a table @param {string} text */
const matchTables = (pattern, text) =>
  [...text.matchAll(pattern)].flatMap(([, table = ""]) =>
    known.has(table) ? [table] : [],
  );

/** The tables that a statement reads or writes. @param {string} text */
const allTables = (text) => [
  ...matchTables(/\b(?:FROM|JOIN|INTO|UPDATE)\s+"?(\w+)/g, text),
  ...matchTables(/\bFROM\s+\w+(?:\s+\w+)?,\s*(\w+)/g, text),
];

/** @param {string} text */
const writtenTables = (text) =>
  matchTables(
    /\b(?:INSERT (?:OR [A-Z]+ )?INTO|DELETE FROM|UPDATE)\s+"?(\w+)/g,
    text,
  );

/**
 * Whether some of the tables are on each side of the cut.
 *
 * @param {string[]} found
 * @param {Set<string>} side
 */
const isOnBothSides = (found, side) =>
  found.some((table) => side.has(table)) &&
  found.some((table) => !side.has(table));

/**
 * What would have to change if the tables of a domain moved to another database.
 *
 * @param {Set<string>} tables
 * @param {string[][]} batches statements of each round trip
 * @param {{ from: string, to: string }[]} foreignKeys
 */
export function countCrossings(tables, batches, foreignKeys) {
  const statements = [...new Set(batches.flat())];
  const distinctBatches = [
    ...new Map(batches.map((batch) => [batch.join(";"), batch])).values(),
  ];
  /** @param {string[]} found */
  const crosses = (found) => isOnBothSides(found, tables);
  return {
    statements: statements.filter((text) =>
      allTables(text).some((table) => tables.has(table)),
    ).length,
    crossing: statements.filter((text) => crosses(allTables(text))).length,
    batches: distinctBatches.filter((batch) =>
      crosses(batch.flatMap(writtenTables)),
    ).length,
    triggers: readTriggers().filter(({ text }) => {
      const [, watched = ""] = /\bON (\w+)/.exec(text) ?? [];
      return crosses([watched, ...allTables(text)]);
    }).length,
    keys: foreignKeys.filter(({ from, to }) => crosses([from, to])).length,
  };
}
