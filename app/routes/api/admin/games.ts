import {
  gameChangeResponseSchema,
  gameChangeSchema,
} from "~/features/admin/settings";
import { changeGame } from "~/features/admin/settings.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Open or close a game",
    body: gameChangeSchema,
    response: gameChangeResponseSchema,
    limit: "admin",
    handle: ({ ctx, viewer, body }) => changeGame(ctx, viewer, body),
  }),
});

export const action = loader;
