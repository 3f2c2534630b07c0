import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";
import { switchSchema } from "~/shared/desired";
import { adminLevels } from "~/shared/enums";
import { pageQuerySchema } from "~/shared/page";
import { optionalText } from "~/shared/plain-text";

export const adminUserSchema = z.extend(userSummarySchema, {
  email: z.nullable(z.string()),
  createdAt: z.string(),
  adminAccess: z.enum(adminLevels),
  isPowerAdmin: z.boolean(),
  isAdmin: z.boolean(),
  /** A power admin, the owner or the viewer: can't be deleted, and their level can't be changed. */
  isProtected: z.boolean(),
  /** The viewer is the owner, and the user is a power admin or may become one. */
  canSetPowerAdmin: z.boolean(),
  /** `until` is null for a permanent suspension. */
  suspension: z.nullable(z.object({ until: z.nullable(z.string()) })),
  /** Includes hidden posts. */
  totalPosts: z.number(),
  totalFollowers: z.number(),
  totalFollowing: z.number(),
});

export type AdminUser = z.infer<typeof adminUserSchema>;

export const userOrders = ["newest", "oldest", "followers"] as const;

/** `q`: a prefix of a user's name, handle or e-mail address. */
export const searchPageSchema = z.extend(pageQuerySchema, {
  q: z._default(z.string().check(z.maxLength(100)), ""),
});

export const adminUsersQuerySchema = z.extend(searchPageSchema, {
  order: z._default(z.enum(userOrders), "newest"),
  show: z.optional(z.literal("suspended")),
});

export type AdminUsersQuery = z.infer<typeof adminUsersQuerySchema>;

/** Stored in the audit log. */
const reasonSchema = z.optional(optionalText(500, "A reason"));

/** PATCH …/permissions. `isAdmin` is ignored: it follows from `adminAccess`. */
export const permissionsSchema = z.object({
  adminAccess: z.enum(adminLevels),
  isAdmin: z.optional(z.boolean()),
  reason: reasonSchema,
});

export type Permissions = z.infer<typeof permissionsSchema>;

/** PUT …/power-admin */
export const powerAdminSchema = z.extend(switchSchema, {
  reason: reasonSchema,
});

export type PowerAdminChange = z.infer<typeof powerAdminSchema>;

export const deletionSchema = z.optional(z.object({ reason: reasonSchema }));

/** Why an account is deleted, and whether its e-mail and sign-in are banned. */
export const userDeletionSchema = z.optional(
  z
    .object({
      reason: reasonSchema,
      ban: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ reason, ban }) => ban !== true || Boolean(reason), {
        path: ["reason"],
        message:
          "Give a reason. The person will see it when they try to sign in.",
      }),
    ),
);

export type UserDeletion = z.infer<typeof userDeletionSchema>;

/** GET /api/admin/check-access */
export const accessSchema = z.object({
  hasAccess: z.boolean(),
  adminAccess: z.enum(adminLevels),
  isPowerAdmin: z.boolean(),
});

export type AdminAccess = z.infer<typeof accessSchema>;
