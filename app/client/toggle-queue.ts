interface ToggleOptions<Result> {
  /** The initial value on the server. */
  confirmed: boolean;
  /** Sets (never toggles) the value on the server; must be idempotent. Null if the call was queued in the outbox. */
  send: (desired: boolean) => Promise<Result | null>;
  /** The value on the server after this response: usually, but not always, what was sent. */
  getValue: (result: Result) => boolean;
  /** Called for every response, with the value desired by then. */
  onResponse: (result: Result, desired: boolean) => void;
  /** The newest intent failed: show `confirmed` again. */
  onRollback: (confirmed: boolean, error: unknown) => void;
  onIdle?: () => unknown;
}

/**
 * Serializes a toggle's calls: one call is pending at a time, and only the newest desired value is queued behind it.
 * Independent of React and HTTP. Modelled on `useToggleMutationQueue` of bluesky-social/social-app.
 */
export function createToggleQueue<Result>(options: ToggleOptions<Result>) {
  let { confirmed } = options;
  let desired = confirmed;
  let running: Promise<void> | null = null;

  async function run(delayMs: number): Promise<void> {
    if (delayMs > 0) await new Promise((go) => setTimeout(go, delayMs));
    // After a failure the server may or may not have applied the call, so a newer intent is sent even if it equals the
    // last confirmed value.
    let isUncertain = false;
    while (isUncertain || desired !== confirmed) {
      const sent = desired;
      try {
        const result = await options.send(sent);
        isUncertain = false;
        confirmed = result === null ? sent : options.getValue(result);
        if (result === null) continue;
        // The server keeps another value than the one sent: retrying would loop forever.
        if (desired === sent) desired = confirmed;
        options.onResponse(result, desired);
      } catch (error) {
        isUncertain = desired !== sent;
        if (!isUncertain) {
          desired = confirmed;
          options.onRollback(confirmed, error);
        }
      }
    }
    running = null;
    options.onIdle?.();
  }

  return {
    /**
     * Resolves when no call is pending. The caller shows the new value. Whoever changes their mind within `delayMs` after
     * the first intent sends nothing.
     */
    setDesired(value: boolean, delayMs = 0): Promise<void> {
      desired = value;
      if (!running && desired !== confirmed) running = run(delayMs);
      return running ?? Promise.resolve();
    },
  };
}
