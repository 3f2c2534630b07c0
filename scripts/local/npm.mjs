import { root } from "./paths.mjs";
import { run } from "./processes.mjs";

/**
 * Runs npm itself.
 *
 * @param {string[]} args
 * @param {{ failure: string, cwd?: string, env?: Record<string, string>, show?: boolean }} options
 */
export function npm(args, options) {
  // npm names itself to the scripts it runs; on Windows only so can it be started without a shell.
  const itself = process.env["npm_execpath"];
  const [command, first] = itself?.endsWith("js")
    ? [process.execPath, [itself]]
    : ["npm", []];
  return run(command, [...first, ...args], { cwd: root, ...options });
}
