import * as z from "zod/mini";

export const invalidSubscription = "This browser's subscription isn't valid.";

/** As in `PushSubscription.toJSON()`: a P-256 point (65 bytes) and a secret (16 bytes), both base64url. */
const keysSchema = z.object({
  p256dh: z.string().check(z.regex(/^B[\w-]{86}$/, invalidSubscription)),
  auth: z.string().check(z.regex(/^[\w-]{22}$/, invalidSubscription)),
});

/** Endpoints of the known push services have 100 to 600 characters. */
const endpointSchema = z.string().check(z.maxLength(2400, invalidSubscription));

/** POST /api/notifications/devices */
export const newDeviceSchema = z.object({
  endpoint: endpointSchema,
  keys: keysSchema,
});

export type NewDevice = z.infer<typeof newDeviceSchema>;

/** POST /api/notifications/devices/current. `endpoint` is null if the browser has no subscription. */
export const currentDeviceSchema = z.object({
  endpoint: z.nullable(endpointSchema),
  keys: z.optional(keysSchema),
});

export type CurrentDevice = z.infer<typeof currentDeviceSchema>;

export const currentDeviceResponseSchema = z.object({
  /** If not, the browser unsubscribes. */
  isRegistered: z.boolean(),
  /** Our public VAPID key. A subscription with another key must be renewed. */
  key: z.string(),
});

export type CurrentDeviceResponse = z.infer<typeof currentDeviceResponseSchema>;

export const pushDeviceSchema = z.object({
  id: z.string(),
  /** 'Firefox on Windows' */
  device: z.string(),
  createdAt: z.string(),
  /** When its push service accepted the last push. */
  deliveredAt: z.nullable(z.string()),
  isCurrent: z.boolean(),
});

export type PushDevice = z.infer<typeof pushDeviceSchema>;

export const devicesResponseSchema = z.object({
  /** Our public VAPID key, needed to subscribe. */
  key: z.string(),
  devices: z.array(pushDeviceSchema),
});

export type DevicesResponse = z.infer<typeof devicesResponseSchema>;

export const deviceParams = z.object({ deviceId: z.string() });
