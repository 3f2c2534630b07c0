import { root } from "./paths.mjs";
import { run } from "./processes.mjs";

/**
 * @param {string[]} args
 * @param {{ failure: string, cwd?: string, env?: Record<string, string>, show?: boolean }} options
 */
export function npm(args, options) {
  // npm passes its own path to scripts. On Windows, that's the only way to start it without a shell.
  const npmScript = process.env["npm_execpath"];
  const [command, first] = npmScript?.endsWith("js")
    ? [process.execPath, [npmScript]]
    : ["npm", []];
  return run(command, [...first, ...args], { cwd: root, ...options });
}
