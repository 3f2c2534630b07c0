import {
  devicesReplySchema,
  newDeviceSchema,
  pushDeviceSchema,
} from "~/features/notifications/push/push-device";
import {
  listDevices,
  saveDevice,
} from "~/features/notifications/push/devices.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  GET: endpoint({
    summary: "Where one gets notifications, and the key to subscribe with",
    auth: "user",
    reply: devicesReplySchema,
    handle: ({ ctx, viewer }) => listDevices(ctx, viewer.id),
  }),
  POST: endpoint({
    summary: "Get notifications where one is signed in now",
    auth: "user",
    whileSuspended: true,
    body: newDeviceSchema,
    reply: pushDeviceSchema,
    status: 201,
    limit: rateLimits.devices,
    handle: ({ ctx, viewer, body }) => saveDevice(ctx, viewer.id, body),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
