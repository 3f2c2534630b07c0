/** An error that the user can fix. Its message is shown without a stack trace. */
export class UserError extends Error {
  /**
   * @param {string} message
   * @param {{ output?: string }} [detail] output: the end of the failed tool's output
   */
  constructor(message, { output = "" } = {}) {
    super(message);
    this.name = "UserError";
    this.output = output;
  }
}

/**
 * Prints an error to stderr, with its message last.
 *
 * @param {unknown} error
 * @param {string} task what failed, such as "npm start"
 */
export function printError(error, task) {
  if (error instanceof UserError) {
    if (error.output) console.error(`\n${error.output.trimEnd()}\n`);
    console.error(error.message);
    return;
  }
  console.error(error);
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`${task} failed: ${reason.split("\n")[0] ?? ""}`);
}
