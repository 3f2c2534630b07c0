import * as z from "zod/mini";
import { deviceParams } from "~/features/notifications/push/push-device";
import { deleteDevice } from "~/features/notifications/push/devices.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  DELETE: endpoint({
    summary: "Turn off notifications on one of your devices",
    auth: "user",
    allowSuspended: true,
    params: deviceParams,
    response: z.void(),
    status: 204,
    limit: rateLimits.devices,
    handle: ({ ctx, viewer, params }) =>
      deleteDevice(ctx.db, viewer.id, params.deviceId),
  }),
});

export { loader, action };
