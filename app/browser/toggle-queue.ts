/**
 * What a switch needs between a quick finger and a slow network: the last intent wins, one call is
 * under way at a time, and while it is, only the newest wanted value waits. Knows neither React nor
 * HTTP. The model is bluesky-social/social-app's `useToggleMutationQueue`.
 */
interface ToggleOptions<Reply> {
  /** What the server holds at the start. */
  confirmed: boolean;
  /**
   * Sets (never toggles) the value on the server. Sending a value twice must be harmless. Null: it is kept, to be
   * sent when there is a network.
   */
  send: (wanted: boolean) => Promise<Reply | null>;
  /** The value the server holds after this reply: usually, but not always, what was sent. */
  valueOf: (reply: Reply) => boolean;
  /** Every answer of the server, with what is wanted by then. */
  onReply: (reply: Reply, wanted: boolean) => void;
  /** The newest intent could not be carried out; show `confirmed` again. */
  onRollback: (confirmed: boolean, error: unknown) => void;
  /** Nothing is under way and nothing waits. */
  onIdle?: () => unknown;
}

interface ToggleQueue {
  /** Takes a new intent; ends when nothing is under way. Showing it at once is the caller's part. */
  want: (value: boolean) => Promise<void>;
}

export function createToggleQueue<Reply>(
  options: ToggleOptions<Reply>,
): ToggleQueue {
  let { confirmed } = options;
  let wanted = confirmed;
  let work: Promise<void> | null = null;

  async function run(): Promise<void> {
    // After a failure nobody knows whether the server acted on the call, so a newer intent is sent
    // even where it equals the last value the server has confirmed.
    let doubtful = false;
    while (doubtful || wanted !== confirmed) {
      const sent = wanted;
      try {
        const reply = await options.send(sent);
        doubtful = false;
        confirmed = reply === null ? sent : options.valueOf(reply);
        if (reply === null) continue;
        // The server has its own mind about this very value: asking again would go on for ever.
        if (wanted === sent) wanted = confirmed;
        options.onReply(reply, wanted);
      } catch (error) {
        doubtful = wanted !== sent;
        if (!doubtful) {
          wanted = confirmed;
          options.onRollback(confirmed, error);
        }
      }
    }
    work = null;
    options.onIdle?.();
  }

  return {
    want(value) {
      wanted = value;
      if (!work && wanted !== confirmed) work = run();
      return work ?? Promise.resolve();
    },
  };
}
