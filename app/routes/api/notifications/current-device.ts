import {
  currentDeviceSchema,
  currentDeviceResponseSchema,
} from "~/features/notifications/push/push-device";
import { reconcileDevice } from "~/features/notifications/push/devices.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary:
      "Report the browser's push subscription; returns whether this device gets notifications",
    auth: "user",
    allowSuspended: true,
    body: currentDeviceSchema,
    response: currentDeviceResponseSchema,
    limit: rateLimits.devices,
    handle: ({ ctx, viewer, body }) => reconcileDevice(ctx, viewer.id, body),
  }),
});

export { loader, action };
