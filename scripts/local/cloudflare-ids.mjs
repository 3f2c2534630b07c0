/**
 * The ids in wrangler.toml that are still the placeholders of a fresh clone: zeros but for the last
 * few digits.
 *
 * @param {string} toml
 * @returns {string[]} the names of the bindings they belong to
 */
export function placeholders(toml) {
  return toml.split(/^\[/m).flatMap((section) => {
    const id = /^(?:database_)?id = "([^"]*)"/m.exec(section)?.[1];
    const binding = /^binding = "([^"]*)"/m.exec(section)?.[1];
    return id && binding && /^[0-]*.{0,2}$/.test(id) ? [binding] : [];
  });
}
