import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";
import { adminLevels } from "~/shared/enums";
import { pageQuerySchema } from "~/shared/page";
import { optionalText } from "~/shared/plain-text";

/** spec §3, the admin user list. */
export const adminUserSchema = z.extend(userSummarySchema, {
  email: z.nullable(z.string()),
  createdAt: z.string(),
  adminAccess: z.enum(adminLevels),
  isPowerAdmin: z.boolean(),
  isAdmin: z.boolean(),
  /** A power admin, the owner or whoever asks: nobody deletes them or changes their level. */
  isProtected: z.boolean(),
  /** While they can read but not write; `until` is null for a permanent one. */
  suspension: z.nullable(z.object({ until: z.nullable(z.string()) })),
  /** All that exist, hidden ones included. */
  totalPosts: z.number(),
  totalFollowers: z.number(),
  totalFollowing: z.number(),
});

export type AdminUser = z.infer<typeof adminUserSchema>;

export const userOrders = ["newest", "oldest", "followers"] as const;

export const adminUsersQuerySchema = z.extend(pageQuerySchema, {
  /** The beginning of a name, a handle or an e-mail address. */
  q: z._default(z.string().check(z.maxLength(100)), ""),
  order: z._default(z.enum(userOrders), "newest"),
  show: z.optional(z.literal("suspended")),
});

export type AdminUsersQuery = z.infer<typeof adminUsersQuerySchema>;

/** PATCH …/permissions: what `isAdmin` says follows from the level (spec §4). */
export const permissionsSchema = z.object({
  adminAccess: z.enum(adminLevels),
  isAdmin: z.optional(z.boolean()),
  reason: z.optional(z.string().check(z.maxLength(500))),
});

export type Permissions = z.infer<typeof permissionsSchema>;

export const permissionsReplySchema = z.object({
  adminAccess: z.enum(adminLevels),
  isAdmin: z.boolean(),
});

export type PermissionsReply = z.infer<typeof permissionsReplySchema>;

/** Why something is deleted, where the admin says so; kept in the audit log. */
export const deletionSchema = z.optional(
  z.object({ reason: z.optional(z.string().check(z.maxLength(500))) }),
);

/** Why an account is deleted, and whether its e-mail and sign-in are banned. */
export const userDeletionSchema = z.optional(
  z
    .object({
      reason: z.optional(optionalText(500, "A reason")),
      bar: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ reason, bar }) => bar !== true || Boolean(reason), {
        path: ["reason"],
        message:
          "Give a reason. The person will see it when they try to sign in.",
      }),
    ),
);

export type UserDeletion = z.infer<typeof userDeletionSchema>;

/** GET /api/admin/check-access, spec §3. */
export const accessSchema = z.object({
  hasAccess: z.boolean(),
  adminAccess: z.enum(adminLevels),
  isPowerAdmin: z.boolean(),
});

export type Access = z.infer<typeof accessSchema>;
