import { deviceParams } from "~/features/notifications/push/push-device";
import { deleteDevice } from "~/features/notifications/push/devices.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  DELETE: endpoint({
    summary: "Turn off notifications on one of your devices",
    allowSuspended: true,
    params: deviceParams,
    limit: "devices",
    handle: ({ ctx, viewer, params }) =>
      deleteDevice(ctx.db, viewer.id, params.deviceId),
  }),
});

export const action = loader;
