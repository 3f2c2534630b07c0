import {
  prayedChangeSchema,
  prayedPeopleSchema,
  prayedResponseSchema,
} from "~/features/prayer/prayed";
import { getPrayedPeople, setPrayed } from "~/features/prayer/prayed.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { readTimeZone } from "~/platform/cookies.server";

export const loader = api({
  GET: endpoint({
    summary: "Who prayed for a request, for its author",
    params: pathParams("postId"),
    response: prayedPeopleSchema,
    authInSql: true,
    handle: ({ ctx, params }) =>
      getPrayedPeople(ctx.db, ctx.viewerId, params.postId),
  }),
  POST: endpoint({
    summary: "Say that you prayed for a request, once a day, or undo it",
    params: pathParams("postId"),
    body: prayedChangeSchema,
    response: prayedResponseSchema,
    form: { scrollToPost: true },
    limit: "prayed",
    authInSql: true,
    handle: ({ ctx, params, body }) =>
      setPrayed(ctx.db, ctx.viewerId, params.postId, body, {
        now: ctx.now,
        browserZone: readTimeZone(ctx.request),
      }),
  }),
});

export const action = loader;
