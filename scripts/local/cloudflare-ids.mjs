/**
 * The bindings in wrangler.toml whose ids are still placeholders: all zeros except for the last two digits.
 *
 * @param {string} toml
 * @returns {string[]} names of bindings
 */
export function findPlaceholders(toml) {
  return toml.split(/^\[/m).flatMap((section) => {
    const id = /^(?:database_)?id = "([^"]*)"/m.exec(section)?.[1];
    const binding = /^binding = "([^"]*)"/m.exec(section)?.[1];
    return id && binding && /^[0-]*.{0,2}$/.test(id) ? [binding] : [];
  });
}
