import {
  devicesResponseSchema,
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

const { loader, action } = api({
  GET: endpoint({
    summary: "Your devices with notifications, and the key to subscribe with",
    auth: "user",
    response: devicesResponseSchema,
    handle: ({ ctx, viewer }) => listDevices(ctx, viewer.id),
  }),
  POST: endpoint({
    summary: "Turn on notifications on this device",
    auth: "user",
    allowSuspended: true,
    body: newDeviceSchema,
    response: pushDeviceSchema,
    status: 201,
    limit: rateLimits.devices,
    handle: ({ ctx, viewer, body }) => saveDevice(ctx, viewer.id, body),
  }),
});

export { loader, action };
