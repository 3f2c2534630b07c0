import { saidDone } from "~/features/admin/act-words";
import {
  gameChangeReplySchema,
  gameChangeSchema,
} from "~/features/admin/settings";
import { changeGame } from "~/features/admin/settings.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Open a game, or close it",
    auth: "user",
    body: gameChangeSchema,
    reply: gameChangeReplySchema,
    form: { done: () => saidDone("games") },
    limit: rateLimits.admin,
    handle: ({ ctx, viewer, body }) => changeGame(ctx, viewer, body),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
