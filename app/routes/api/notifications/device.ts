import * as z from "zod/mini";
import {
  deviceParams,
  forgetDeviceForm,
} from "~/features/notifications/push/push-device";
import { forgetDevice } from "~/features/notifications/push/devices.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  DELETE: endpoint({
    summary: "Get no more notifications on a device of one's own",
    auth: "user",
    whileSuspended: true,
    params: deviceParams,
    reply: z.void(),
    status: 204,
    form: forgetDeviceForm,
    limit: rateLimits.devices,
    handle: ({ ctx, viewer, params }) =>
      forgetDevice(ctx.db, viewer.id, params.deviceId),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
