import {
  deleteAccount,
  deleteAccountSchema,
} from "~/features/account/delete-account.server";
import { profileChangeSchema } from "~/features/users/profile-change";
import { profileSchema } from "~/features/users/user";
import {
  getProfile,
  requireSelf,
  updateProfile,
} from "~/features/users/user.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { createImageStore } from "~/platform/image-store.server";
import { withHeaders } from "~/platform/response.server";

const params = pathParams("userId");

export const loader = api({
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
});

export const action = loader;
