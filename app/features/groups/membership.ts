import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";
import { dayMs } from "~/shared/duration.mjs";
import { groupNotifications, groupRoles } from "~/shared/enums";
import type { FormMessage } from "~/shared/form-message";
import { pageQuerySchema } from "~/shared/page";
import { optionalText, requiredText } from "~/shared/plain-text";

export const maxRequestMessageLength = 300;
/** After a request was declined, the next one is possible after this time. */
export const nextRequestMs = 30 * dayMs;
/** Leaders are reminded once of a request that has waited for this time. */
export const remindAfterDays = 7;
export const maxInviteDays = 30;
export const maxInviteUses = 200;
/** The most usable links of a group. */
export const maxInvites = 50;
export const maxRemovalReasonLength = 500;

/** POST /api/groups/{slug}/membership */
export const membershipSchema = z.object({
  desired: z.boolean(),
  /** With a request to join. */
  message: z.optional(optionalText(maxRequestMessageLength, "A message")),
  /** When leaving: also deletes what the viewer wrote in the group. */
  deletePosts: z.optional(z.boolean()),
});

export const membershipResponseSchema = z.object({
  status: z.enum(["member", "requested", "none"]),
});

export type MembershipResponse = z.infer<typeof membershipResponseSchema>;

/** PUT /api/groups/{slug}/notifications */
export const levelSchema = z.object({ level: z.enum(groupNotifications) });

export const membershipTexts = {
  member: { title: "You're in the group now" },
  requested: {
    title: "Request sent",
    description: "The leaders will decide whether you can join.",
  },
  /** Left, or withdrawn. */
  none: { title: "You're not a member of this group" },
  left: { title: "You left the group" },
  withdrawn: { title: "Request withdrawn" },
} satisfies Record<string, FormMessage>;

/** GET /api/groups/{slug}/members: the owner and leaders first. */
export const groupMemberSchema = z.extend(userSummarySchema, {
  role: z.enum(groupRoles),
  /** Only leaders see it. */
  offeredRole: z.nullable(z.enum(groupRoles)),
  /** ISO */
  joinedAt: z.string(),
});

export type GroupMember = z.infer<typeof groupMemberSchema>;

/** PATCH /api/groups/{slug}/members/{userId}: offers the role; 'member' takes a role or an offer back at once. */
export const roleChangeSchema = z.object({ role: z.enum(groupRoles) });

/** DELETE /api/groups/{slug}/members/{userId}. Banned people can't ask again or use an invitation. */
export const removalSchema = z.nullish(
  z.object({ ban: z.optional(z.boolean()) }),
);

/** POST /api/groups/{slug}/role and …/requests/{userId} */
export const acceptSchema = z.object({ accept: z.boolean() });

/** GET /api/groups/{slug}/requests: those that wait, oldest first, or who is banned. */
export const requestsQuerySchema = z.extend(pageQuerySchema, {
  status: z._default(z.enum(["waiting", "banned"]), "waiting"),
});

export const groupRequestSchema = z.object({
  user: userSummarySchema,
  message: z.nullable(z.string()),
  /** ISO */
  createdAt: z.string(),
});

export type GroupRequest = z.infer<typeof groupRequestSchema>;

/** POST /api/groups/{slug}/invites */
export const newInviteSchema = z.object({
  days: z.int().check(z.gte(1), z.lte(maxInviteDays)),
  uses: z.int().check(z.gte(1), z.lte(maxInviteUses)),
  skipsApproval: z._default(z.boolean(), false),
  /** Whether its page names the inviter. */
  namesInviter: z._default(z.boolean(), false),
});

export type NewInvite = z.infer<typeof newInviteSchema>;

/** GET /api/groups/{slug}/invites: those that can still be used. The link is shown only once, when it is created. */
export const inviteSchema = z.object({
  id: z.string(),
  usesLeft: z.number(),
  /** ISO */
  createdAt: z.string(),
  /** ISO */
  expiresAt: z.string(),
  skipsApproval: z.boolean(),
  namesInviter: z.boolean(),
});

export type Invite = z.infer<typeof inviteSchema>;

/** The response to POST …/invites: the absolute link. */
export const newInviteResponseSchema = z.object({
  id: z.string(),
  url: z.string(),
});

/** POST /api/join/{token} */
export const joinResponseSchema = z.object({
  status: z.enum(["member", "requested"]),
  slug: z.string(),
});

export type JoinResponse = z.infer<typeof joinResponseSchema>;

/** DELETE /api/groups/{slug}/posts/{targetId} and …/comments/{targetId} */
export const removalReasonSchema = z.object({
  reason: requiredText(maxRemovalReasonLength, "A reason"),
});
