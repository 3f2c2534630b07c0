import {
  choiceSchema,
  preferencesSchema,
} from "~/features/onboarding/preference";
import {
  getPreferences,
  savePreferences,
} from "~/features/onboarding/preferences.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { actSuccesses } from "~/shared/act-successes";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  GET: endpoint({
    summary: "What kinds of content the viewer prefers",
    auth: "user",
    reply: preferencesSchema,
    sameTrip: true,
    handle: ({ ctx }) => getPreferences(ctx.db, ctx.viewerId),
  }),
  POST: endpoint({
    summary: "Choose the kinds of content one prefers",
    auth: "user",
    whileSuspended: true,
    body: choiceSchema,
    reply: preferencesSchema,
    form: { done: () => actSuccesses.preferences },
    limit: rateLimits.edits,
    sameTrip: true,
    handle: ({ ctx, body }) =>
      savePreferences(ctx.db, ctx.viewerId, body.preferences, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
