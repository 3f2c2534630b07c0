import {
  devicesResponseSchema,
  newDeviceSchema,
  pushDeviceSchema,
} from "~/features/notifications/push/push-device";
import {
  listDevices,
  saveDevice,
} from "~/features/notifications/push/devices.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "Your devices with notifications, and the key to subscribe with",
    response: devicesResponseSchema,
    handle: ({ ctx, viewer }) => listDevices(ctx, viewer.id),
  }),
  POST: endpoint({
    summary: "Turn on notifications on this device",
    allowSuspended: true,
    body: newDeviceSchema,
    response: pushDeviceSchema,
    status: 201,
    limit: "devices",
    handle: ({ ctx, viewer, body }) => saveDevice(ctx, viewer.id, body),
  }),
});

export const action = loader;
