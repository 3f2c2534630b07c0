/** A failure a person can act on: its message is one plain sentence, shown without a stack. */
export class PlainFailure extends Error {
  /**
   * @param {string} sentence
   * @param {{ output?: string }} [detail] output: what the failing tool printed last
   */
  constructor(sentence, { output = "" } = {}) {
    super(sentence);
    this.name = "PlainFailure";
    this.output = output;
  }
}

/**
 * Writes a failure to stderr, its plain sentence last.
 *
 * @param {unknown} error
 * @param {string} task what could not be done, as in "The build"
 */
export function reportFailure(error, task) {
  if (error instanceof PlainFailure) {
    if (error.output) console.error(`\n${error.output.trimEnd()}\n`);
    console.error(error.message);
    return;
  }
  console.error(error);
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`${task} failed: ${reason.split("\n")[0] ?? ""}`);
}
