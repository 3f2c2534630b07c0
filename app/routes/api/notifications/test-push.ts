import {
  deviceParams,
  queuedResponseSchema,
} from "~/features/notifications/push/push-device";
import { sendTestPush } from "~/features/notifications/push/devices.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Send a test notification to one of your devices",
    auth: "user",
    allowSuspended: true,
    params: deviceParams,
    response: queuedResponseSchema,
    limit: rateLimits.testPushes,
    handle: ({ ctx, viewer, params }) =>
      sendTestPush(ctx, viewer.id, params.deviceId),
  }),
});

export { loader, action };
