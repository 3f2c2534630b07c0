/** @param {number} milliseconds */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * Runs a step and prints its name and duration.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const { stdout } = process;
  const startedAt = performance.now();
  // A terminal's line is replaced when the step ends; a log gets a second line.
  stdout.write(stdout.isTTY ? `  ${name} …` : `  ${name} …\n`);
  try {
    const result = await work();
    const took = duration(performance.now() - startedAt);
    stdout.write(`${stdout.isTTY ? "\r\x1b[K" : ""}✓ ${name}: ${took}\n`);
    return result;
  } catch (error) {
    const took = duration(performance.now() - startedAt);
    stdout.write(`${stdout.isTTY ? "\r\x1b[K" : ""}✗ ${name}: ${took}\n`);
    throw error;
  }
}
