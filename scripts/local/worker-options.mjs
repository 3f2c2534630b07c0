import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import { inRoot, root } from "./paths.mjs";

/**
 * What is read here of the options that wrangler makes of wrangler.toml; the rest goes to miniflare
 * as it is.
 *
 * @typedef {Record<string, unknown> & {
 *   name?: string,
 *   assets?: { directory: string },
 *   bindings?: Record<string, string | undefined>,
 *   modulesRules?: unknown,
 *   queueConsumers?: unknown,
 * }} MiniflareOptions
 */

const kept = inRoot(".wrangler", "worker-options.json");

/**
 * wrangler.toml as miniflare understands it, with .dev.vars over its vars. Loading wrangler costs a
 * second, so its answer is kept until its question changes.
 *
 * @returns {Promise<MiniflareOptions>}
 */
export async function readWorkerOptions() {
  const [toml, packages, devVars] = await Promise.all(
    ["wrangler.toml", "package-lock.json", ".dev.vars"].map((name) =>
      readFile(inRoot(name), "utf8").catch(() => ""),
    ),
  );
  const question = createHash("sha256")
    .update([root, toml, packages].join("\0"))
    .digest("hex");
  const options = (await readKept(question)) ?? (await askWrangler(question));
  return {
    ...options,
    bindings: { ...options.bindings, ...parseEnv(devVars ?? "") },
  };
}

/**
 * @param {string} question
 * @returns {Promise<MiniflareOptions | undefined>}
 */
async function readKept(question) {
  try {
    /** @type {unknown} */
    const found = JSON.parse(await readFile(kept, "utf8"));
    const answer =
      /** @type {{ question: string, options: MiniflareOptions }} */ (found);
    return answer.question === question ? answer.options : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} question
 * @returns {Promise<MiniflareOptions>}
 */
async function askWrangler(question) {
  const { unstable_getMiniflareWorkerOptions: ask } = await import("wrangler");
  // wrangler insists on the folder of the assets, and there may be no build yet.
  await mkdir(inRoot("build", "client"), { recursive: true });
  // A file that is not there, or the secrets of .dev.vars would be kept in a second place. The types
  // of wrangler do not know this option; the version is pinned.
  /** @type {object} */
  const without = { envFiles: [inRoot(".wrangler", "no-secrets")] };
  const { workerOptions } = ask(inRoot("wrangler.toml"), undefined, without);
  /** @type {MiniflareOptions} */
  const options = { name: "worker", ...workerOptions };
  // miniflare takes the modules from us: there is nothing left to match.
  delete options.modulesRules;
  await mkdir(path.dirname(kept), { recursive: true });
  await writeFile(kept, JSON.stringify({ question, options }));
  return options;
}
