import * as z from "zod/mini";
import { gameChangeSchema } from "~/features/admin/settings";
import { changeGame } from "~/features/admin/settings.server";
import { api, endpoint } from "~/platform/api.server";
import { gameIds } from "~/shared/enums";

export const loader = api({
  POST: endpoint({
    summary: "Open or close a game",
    body: gameChangeSchema,
    response: z.object({ game: z.enum(gameIds), isOpen: z.boolean() }),
    limit: "admin",
    handle: ({ ctx, viewer, body }) => changeGame(ctx, viewer, body),
  }),
});

export const action = loader;
