import * as z from "zod/mini";
import { deviceParams } from "~/features/notifications/push/push-device";
import { sendTestPush } from "~/features/notifications/push/devices.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Send a test notification to one of your devices",
    allowSuspended: true,
    params: deviceParams,
    response: z.object({ queued: z.boolean() }),
    limit: "testPushes",
    handle: ({ ctx, viewer, params }) =>
      sendTestPush(ctx, viewer.id, params.deviceId),
  }),
});

export const action = loader;
