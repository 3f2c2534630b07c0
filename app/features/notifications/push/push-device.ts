import * as z from "zod/mini";

const unreadable = "This browser's subscription cannot be read.";

/** As a browser's `PushSubscription.toJSON()` has them: a point of P-256 in 65 bytes, and 16 bytes, in base64url. */
const keysSchema = z.object({
  p256dh: z.string().check(z.regex(/^B[\w-]{86}$/, unreadable)),
  auth: z.string().check(z.regex(/^[\w-]{22}$/, unreadable)),
});

/** Vendors' addresses have 100 to 600 characters; four times that, decided here. */
const endpointSchema = z.string().check(z.maxLength(2400, unreadable));

/** POST /api/notifications/devices */
export const newDeviceSchema = z.object({
  endpoint: endpointSchema,
  keys: keysSchema,
});

export type NewDevice = z.infer<typeof newDeviceSchema>;

/** POST /api/notifications/devices/current: what the browser has of its own; null where it has nothing. */
export const currentDeviceSchema = z.object({
  endpoint: z.nullable(endpointSchema),
  keys: z.optional(keysSchema),
});

export type CurrentDevice = z.infer<typeof currentDeviceSchema>;

export const currentReplySchema = z.object({
  /** Whether this session wants pushes; where not, the browser gives its subscription back. */
  wanted: z.boolean(),
  /** Our public key: a subscription made with another one is of no use. */
  key: z.string(),
});

export type CurrentReply = z.infer<typeof currentReplySchema>;

export const pushDeviceSchema = z.object({
  id: z.string(),
  /** As 'Firefox on Windows'. */
  device: z.string(),
  createdAt: z.string(),
  /** When its vendor took the last push. */
  deliveredAt: z.nullable(z.string()),
  isCurrent: z.boolean(),
});

export type PushDevice = z.infer<typeof pushDeviceSchema>;

export const devicesReplySchema = z.object({
  /** Our public key, with which a browser subscribes. */
  key: z.string(),
  devices: z.array(pushDeviceSchema),
});

export type DevicesReply = z.infer<typeof devicesReplySchema>;

export const deviceParams = z.object({ deviceId: z.string() });

export const queuedReplySchema = z.object({ queued: z.boolean() });

export const forgetDeviceForm = {
  done: () => ({ title: "This device gets no more notifications" }),
};
export const testPushForm = {
  done: () => ({
    title: "Test on its way",
    description: "It should be there within a minute.",
  }),
};
