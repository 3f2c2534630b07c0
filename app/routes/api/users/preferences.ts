import {
  savePreferencesSchema,
  preferencesSchema,
} from "~/features/onboarding/preference";
import {
  getPreferences,
  savePreferences,
} from "~/features/onboarding/preferences.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { actionSuccesses } from "~/shared/action-successes";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  GET: endpoint({
    summary: "The viewer's content preferences",
    auth: "user",
    response: preferencesSchema,
    authInSql: true,
    handle: ({ ctx }) => getPreferences(ctx.db, ctx.viewerId),
  }),
  POST: endpoint({
    summary: "Set the viewer's content preferences",
    auth: "user",
    allowSuspended: true,
    body: savePreferencesSchema,
    response: preferencesSchema,
    form: { successMessage: () => actionSuccesses.preferences },
    limit: rateLimits.edits,
    authInSql: true,
    handle: ({ ctx, body }) =>
      savePreferences(ctx.db, ctx.viewerId, body.preferences, ctx.now),
  }),
});

export { loader, action };
