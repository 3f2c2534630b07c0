import { UserError } from "./user-error.mjs";

/**
 * Reads command-line options. Adds the usage to errors, and prints it for --help.
 *
 * @template T
 * @param {string} usage
 * @param {() => T} read calls `parseArgs`
 */
export function readOptions(usage, read) {
  if (process.argv.includes("--help")) {
    console.log(usage);
    process.exit();
  }
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`${reason}\n${usage}`);
  }
}

/**
 * @param {string} name
 * @param {string} text numbers with commas between them
 * @param {number} max
 */
export function toNumbers(name, text, max) {
  const parsed = text.split(",").map(Number);
  if (parsed.some((n) => !Number.isInteger(n) || n < 1 || n > max)) {
    throw new UserError(
      `--${name} must be whole numbers from 1 to ${max}, not "${text}".`,
    );
  }
  return parsed;
}
