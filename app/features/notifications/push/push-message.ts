import * as z from "zod/mini";
import { reminderKinds } from "~/shared/enums";

/** Queue messages contain ids only; the text is read when the push is sent. */
export const pushMessageSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("notification"),
    notificationId: z.string(),
    deviceId: z.string(),
  }),
  z.object({
    kind: z.literal("reminder"),
    reminder: z.enum(reminderKinds),
    dueAt: z.number(),
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
    case "test":
      return `test:${message.id}`;
    case "reminder":
      return `reminder:${message.reminder}:${message.dueAt}`;
    case "notification":
      return message.notificationId;
  }
}
