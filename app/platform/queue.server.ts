import type * as z from "zod/mini";

export type QueuedMessage = Pick<
  Message,
  "body" | "attempts" | "ack" | "retry"
>;

interface Consumer<Schema extends z.ZodMiniType> {
  /** For the log. */
  name: string;
  schema: Schema;
  /** After an error. */
  retrySeconds: number;
  /** Returns the retry delay in seconds, or null if the message is done. `attempts` starts at 1. */
  handle: (body: z.output<Schema>, attempts: number) => Promise<number | null>;
}

/** Handles the messages of a batch in parallel. A failed message doesn't affect the others. */
export async function consumeMessages<Schema extends z.ZodMiniType>(
  messages: readonly QueuedMessage[],
  { name, schema, retrySeconds, handle }: Consumer<Schema>,
): Promise<void> {
  await Promise.all(
    messages.map(async (message) => {
      const body = schema.safeParse(message.body);
      // Sent by an older version of the worker.
      if (!body.success) {
        message.ack();
        return;
      }
      try {
        const delaySeconds = await handle(body.data, message.attempts);
        if (delaySeconds === null) message.ack();
        else message.retry({ delaySeconds });
      } catch (error) {
        console.error(`[${name}]`, error);
        message.retry({ delaySeconds: retrySeconds });
      }
    }),
  );
}
