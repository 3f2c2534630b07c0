import * as z from "zod/mini";

/** What travels through the queue: which news for which device, no word of it. */
export const pushMessageSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("notice"),
    noticeId: z.string(),
    deviceId: z.string(),
  }),
  /** All of a day's, at the time that its person has chosen. */
  z.object({
    kind: z.literal("daily"),
    /** YYYY-MM-DD, of their calendar. */
    date: z.string(),
    /** ms: the time of the day before. */
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

/** Of what is the same it is the same, and that is pushed to a device once. */
export function keyOf(message: PushMessage): string {
  switch (message.kind) {
    case "notice":
      return message.noticeId;
    case "daily":
      return `daily:${message.date}`;
    case "test":
      return `test:${message.id}`;
  }
}
