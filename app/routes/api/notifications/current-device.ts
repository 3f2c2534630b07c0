import {
  currentDeviceSchema,
  currentReplySchema,
} from "~/features/notifications/push/push-device";
import { reconcileDevice } from "~/features/notifications/push/devices.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary:
      "Say what the browser's subscription is now, and hear whether it is wanted",
    auth: "user",
    whileSuspended: true,
    body: currentDeviceSchema,
    reply: currentReplySchema,
    limit: rateLimits.devices,
    handle: ({ ctx, viewer, body }) => reconcileDevice(ctx, viewer.id, body),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
