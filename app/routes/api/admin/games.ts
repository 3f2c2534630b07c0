import {
  gameChangeResponseSchema,
  gameChangeSchema,
} from "~/features/admin/settings";
import { changeGame } from "~/features/admin/settings.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Open or close a game",
    auth: "user",
    body: gameChangeSchema,
    response: gameChangeResponseSchema,
    limit: rateLimits.admin,
    handle: ({ ctx, viewer, body }) => changeGame(ctx, viewer, body),
  }),
});

export { loader, action };
