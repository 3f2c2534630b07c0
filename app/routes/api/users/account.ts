import * as z from "zod/mini";
import { aboutChangeSchema, aboutSchema } from "~/features/about/about";
import { getAbout, setAbout } from "~/features/about/about.server";
import {
  deleteAccount,
  deleteAccountSchema,
} from "~/features/account/delete-account.server";
import { exportAccount } from "~/features/account/export.server";
import { switchEndpoints } from "~/features/account/switches.server";
import { defaultAudienceSchema } from "~/features/audience/audience";
import { setDefaultAudience } from "~/features/audience/audience.server";
import {
  preferencesSchema,
  savePreferencesSchema,
} from "~/features/onboarding/preference";
import {
  getPreferences,
  savePreferences,
} from "~/features/onboarding/preferences.server";
import * as handle from "~/features/users/handle-change";
import { changeHandle } from "~/features/users/handle.server";
import { profileChangeSchema } from "~/features/users/profile-change";
import { profileSchema } from "~/features/users/user";
import {
  getProfile,
  requireSelf,
  updateProfile,
} from "~/features/users/user.server";
import { apiRoutes, endpoint, pathParams } from "~/platform/api.server";
import { createImageStore } from "~/platform/image-store.server";
import { withHeaders } from "~/platform/response.server";
import { actionSuccesses } from "~/shared/action-successes";
import { urls } from "~/shared/urls";

const params = pathParams("userId");

export const loader = apiRoutes({
  "users/:userId": {
    GET: endpoint({
      summary: "A user's profile",
      params,
      response: profileSchema,
      authInSql: true,
      handle: ({ ctx, params }) =>
        getProfile(ctx.db, ctx.viewerId, params.userId),
    }),
    PATCH: endpoint({
      summary: "Update the viewer's profile",
      params,
      body: profileChangeSchema,
      acceptsImage: true,
      response: profileSchema,
      form: {
        successMessage: () => ({ title: "Profile saved" }),
        fields: { firstName: "First Name", lastName: "Last Name", bio: "Bio" },
      },
      limit: "edits",
      handle: ({ ctx, viewer, params, body }) => {
        const stores = { db: ctx.db, images: createImageStore(ctx) };
        return updateProfile(stores, viewer.id, params.userId, body);
      },
    }),
    DELETE: endpoint({
      summary: "Delete the viewer's account and all its data",
      allowSuspended: true,
      params,
      body: deleteAccountSchema,
      form: { fields: { handle: "Your handle" } },
      limit: "edits",
      handle: async ({ ctx, viewer, params, body }) => {
        await requireSelf(ctx.db, viewer.id, params.userId);
        const cookies = await deleteAccount(ctx, viewer.id, body.handle);
        return withHeaders(null, [
          ...cookies.map((cookie): [string, string] => ["set-cookie", cookie]),
          // Also clears the user's pages from the browser's HTTP cache.
          ["clear-site-data", '"cache"'],
        ]);
      },
    }),
  },
  "users/:userId/about": {
    GET: endpoint({
      summary:
        "The About section of a profile, as far as the viewer may see it",
      params,
      response: aboutSchema,
      authInSql: true,
      handle: ({ ctx: { db, env, viewerId }, params }) =>
        getAbout({ db, assets: env.ASSETS }, viewerId, params.userId),
    }),
    PUT: endpoint({
      summary: "Change the viewer's About section and its audiences",
      params,
      body: aboutChangeSchema,
      response: aboutSchema,
      limit: "edits",
      handle: ({ ctx, viewer, params, body }) =>
        setAbout(
          { db: ctx.db, assets: ctx.env.ASSETS },
          viewer.id,
          params.userId,
          body,
          ctx.now,
        ),
    }),
  },
  "users/:userId/handle": {
    PATCH: endpoint({
      summary: "Change the viewer's handle",
      params,
      body: handle.handleChangeSchema,
      response: handle.handleResponseSchema,
      form: handle.handleForm,
      limit: "edits",
      handle: ({ ctx, viewer, params, body }) =>
        changeHandle(ctx, viewer.id, params.userId, body),
    }),
  },
  "users/:userId/export": {
    GET: endpoint({
      summary: "All data stored about the viewer, as a ZIP",
      params,
      response: z.string(),
      contentType: "application/zip",
      redirectErrorsTo: urls.settings,
      handle: async ({ ctx, viewer, params }) => {
        await requireSelf(ctx.db, viewer.id, params.userId);
        return exportAccount(ctx, viewer);
      },
    }),
  },
  "users/preferences": {
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
  },
  "users/default-audience": {
    PUT: endpoint({
      summary: "Choose who sees your new posts, unless a post says otherwise",
      body: defaultAudienceSchema,
      response: defaultAudienceSchema,
      limit: "edits",
      authInSql: true,
      handle: ({ ctx, body }) =>
        setDefaultAudience(ctx.db, ctx.viewerId, body.audience),
    }),
  },
  ...switchEndpoints,
});

export const action = loader;
