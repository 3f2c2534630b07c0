import {
  deviceParams,
  queuedReplySchema,
  testPushForm,
} from "~/features/notifications/push/push-device";
import { testDevice } from "~/features/notifications/push/devices.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Send a test to a device of one's own",
    auth: "user",
    whileSuspended: true,
    params: deviceParams,
    reply: queuedReplySchema,
    form: testPushForm,
    limit: rateLimits.testPushes,
    handle: ({ ctx, viewer, params }) =>
      testDevice(ctx, viewer.id, params.deviceId),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
