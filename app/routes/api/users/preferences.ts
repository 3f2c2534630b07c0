import {
  savePreferencesSchema,
  preferencesSchema,
} from "~/features/onboarding/preference";
import {
  getPreferences,
  savePreferences,
} from "~/features/onboarding/preferences.server";
import { api, endpoint } from "~/platform/api.server";
import { actionSuccesses } from "~/shared/action-successes";

export const loader = api({
  GET: endpoint({
    summary: "The viewer's content preferences",
    response: preferencesSchema,
    authInSql: true,
    handle: ({ ctx }) => getPreferences(ctx.db, ctx.viewerId),
  }),
  POST: endpoint({
    summary: "Set the viewer's content preferences",
    allowSuspended: true,
    body: savePreferencesSchema,
    response: preferencesSchema,
    form: { successMessage: () => actionSuccesses.preferences },
    limit: "edits",
    authInSql: true,
    handle: ({ ctx, body }) =>
      savePreferences(ctx.db, ctx.viewerId, body.preferences, ctx.now),
  }),
});

export const action = loader;
