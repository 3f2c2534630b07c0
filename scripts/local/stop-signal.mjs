/**
 * Resolves with the reason when this process should end: it got a signal, or the npm that started it was killed, which
 * sends no signal.
 *
 * @returns {Promise<string>}
 */
export function waitForStopSignal() {
  return new Promise((resolve) => {
    // The listeners stay, so that a second Ctrl-C doesn't interrupt the cleanup.
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
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      resolve("npm has exited");
    }, 1000);
    timer.unref();
  });
}
