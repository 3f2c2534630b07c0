import { readFileSync } from "node:fs";
import { PlainFailure } from "./failure.mjs";
import { inRoot } from "./paths.mjs";

/**
 * A var of wrangler.toml, read without wrangler: loading that takes a second.
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
  throw new PlainFailure(`wrangler.toml does not set the var ${name}.`);
}
