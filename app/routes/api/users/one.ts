import * as z from "zod/mini";
import { deleteAccountSchema } from "~/features/account/delete-account";
import { deleteAccount } from "~/features/account/delete-account.server";
import { profileChangeSchema } from "~/features/users/profile-change";
import { requireSelf } from "~/features/users/self.server";
import { profileSchema } from "~/features/users/user";
import { updateProfile } from "~/features/users/update-profile.server";
import { getProfile } from "~/features/users/user.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { openImageShelf } from "~/platform/image-shelf.server";
import { withHeaders } from "~/platform/reply.server";
import { rateLimits } from "~/shared/rate-limit";

const params = z.object({ userId: z.string() });

const leaf = api({
  GET: endpoint({
    summary: "A person's profile",
    auth: "user",
    params,
    reply: profileSchema,
    sameTrip: true,
    handle: ({ ctx, params }) =>
      getProfile(ctx.db, ctx.viewerId, params.userId),
  }),
  PATCH: endpoint({
    summary: "Change what one says of oneself",
    auth: "user",
    params,
    body: profileChangeSchema,
    carriesPicture: true,
    reply: profileSchema,
    form: {
      done: () => ({ title: "Profile saved" }),
      fields: { firstName: "First Name", lastName: "Last Name", bio: "Bio" },
    },
    limit: rateLimits.edits,
    handle: ({ ctx, viewer, params, body }) => {
      const stores = { db: ctx.db, images: openImageShelf(ctx) };
      return updateProfile(stores, viewer.id, params.userId, body);
    },
  }),
  DELETE: endpoint({
    summary: "Delete one's own account and all that it holds",
    auth: "user",
    whileSuspended: true,
    params,
    body: deleteAccountSchema,
    reply: z.void(),
    status: 204,
    form: { fields: { handle: "Your handle" } },
    limit: rateLimits.edits,
    handle: async ({ ctx, viewer, params, body }) => {
      await requireSelf(ctx.db, viewer.id, params.userId);
      const cookies = await deleteAccount(ctx, viewer.id, body.handle);
      return withHeaders(null, [
        ...cookies.map((one): [string, string] => ["set-cookie", one]),
        // What this browser keeps of the person's pages goes too.
        ["clear-site-data", '"cache"'],
      ]);
    },
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
