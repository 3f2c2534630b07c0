/**
 * The tables in an order in which each follows the tables that it references.
 *
 * @param {ReadonlyMap<string, string>} creates CREATE TABLE statements by table
 * @returns {string[]}
 */
export function sortByReferences(creates) {
  /** @type {Set<string>} */
  const sorted = new Set();
  /** @param {string} table @param {string[]} path */
  const add = (table, path) => {
    if (sorted.has(table)) return;
    if (path.includes(table)) {
      throw new Error(`These tables reference each other: ${path.join(", ")}`);
    }
    const text = creates.get(table) ?? "";
    for (const [, parent = ""] of text.matchAll(/REFERENCES [`"]?(\w+)/gi)) {
      if (parent !== table) add(parent, [...path, table]);
    }
    sorted.add(table);
  };
  for (const table of creates.keys()) add(table, []);
  return [...sorted];
}
