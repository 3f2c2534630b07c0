/**
 * Resolves with the reason when this process should end: SIGINT, SIGTERM, or the npm that runs us
 * has died (npm may be killed without a word to us).
 *
 * @returns {Promise<string>}
 */
export function untilToldToStop() {
  return new Promise((resolve) => {
    // Kept after the first: a second Ctrl-C must not cut the tidying short.
    for (const signal of /** @type {const} */ ([
      "SIGINT",
      "SIGTERM",
      "SIGHUP",
    ])) {
      process.on(signal, () => {
        resolve(signal);
      });
    }
    const parent = process.ppid;
    if (!process.env["npm_lifecycle_event"]) return;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      resolve("npm has gone");
    }, 1000);
    watch.unref();
  });
}
