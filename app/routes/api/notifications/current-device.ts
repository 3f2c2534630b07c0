import {
  currentDeviceSchema,
  currentDeviceResponseSchema,
} from "~/features/notifications/push/push-device";
import { reconcileDevice } from "~/features/notifications/push/devices.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary:
      "Report the browser's push subscription; returns whether this device gets notifications",
    allowSuspended: true,
    body: currentDeviceSchema,
    response: currentDeviceResponseSchema,
    limit: "devices",
    handle: ({ ctx, viewer, body }) => reconcileDevice(ctx, viewer.id, body),
  }),
});

export const action = loader;
