import * as z from "zod/mini";

/** Queue messages contain ids only; the text is read when the push is sent. */
export const pushMessageSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("notification"),
    notificationId: z.string(),
    deviceId: z.string(),
  }),
  /** The daily digest. */
  z.object({
    kind: z.literal("daily"),
    /** YYYY-MM-DD in the user's time zone. */
    date: z.string(),
    /** ms: the previous digest. */
    since: z.number(),
    deviceId: z.string(),
  }),
  z.object({
    kind: z.literal("test"),
    id: z.string(),
    deviceId: z.string(),
  }),
]);

export type PushMessage = z.infer<typeof pushMessageSchema>;

/** Deduplication key: each key is delivered to a device once. */
export function getMessageKey(message: PushMessage): string {
  switch (message.kind) {
    case "notification":
      return message.notificationId;
    case "daily":
      return `daily:${message.date}`;
    case "test":
      return `test:${message.id}`;
  }
}
