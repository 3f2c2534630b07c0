import { readFileSync } from "node:fs";
import { UserError } from "./user-error.mjs";
import { inRoot } from "./paths.mjs";

/**
 * Reads a var from wrangler.toml without loading wrangler, which takes a second.
 *
 * @param {string} name
 */
export function readVar(name) {
  const [, vars = ""] = readFileSync(inRoot("wrangler.toml"), "utf8").split(
    /^\[vars\]$/m,
  );
  const [section = ""] = vars.split(/^\[/m);
  const found = new RegExp(`^${name}\\s*=\\s*"([^"]*)"`, "m").exec(section);
  if (found?.[1] !== undefined) return found[1];
  throw new UserError(`wrangler.toml doesn't set the var ${name}.`);
}
