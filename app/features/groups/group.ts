import * as z from "zod/mini";
import {
  banners,
  groupKinds,
  groupNotifications,
  groupPosters,
  groupRoles,
  joinPolicies,
} from "~/shared/enums";
import { imageSourceSchema, smallerImagesSchema } from "~/shared/image-source";
import { optionalText, requiredText } from "~/shared/plain-text";
import { userSummarySchema } from "~/features/users/user";
import {
  addressSchema,
  serviceTimesSchema,
  websiteSchema,
  churchSchema,
} from "./church";
import { slugSchema } from "./slug";

export const maxGroupNameLength = 80;
export const maxAboutLength = 2000;
export const maxPlaceLength = 100;
export const maxTags = 3;
export const maxTagLength = 40;
export const maxTermLength = 100;
/** The most groups that a user can belong to. */
export const maxGroups = 100;
/** Groups without an owner close after this time, and closed groups are deleted after it. */
export const ownerlessDays = 30;

export type GroupKind = (typeof groupKinds)[number];
export type GroupRole = (typeof groupRoles)[number];
export type JoinPolicy = (typeof joinPolicies)[number];
export type GroupNotifications = (typeof groupNotifications)[number];

/** What lists and search results show. */
export const groupSummarySchema = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(groupKinds),
  imageUrl: z.nullable(z.string()),
  place: z.string(),
  tags: z.array(z.string()),
  joinPolicy: z.enum(joinPolicies),
  membersCount: z.number(),
  isVerified: z.boolean(),
  /** The viewer's; null for non-members. */
  role: z.nullable(z.enum(groupRoles)),
  /** The viewer's request waits. */
  requested: z.boolean(),
  /** Requests that wait, for leaders; 0 for others. */
  requestsCount: z.number(),
});

export type GroupSummary = z.infer<typeof groupSummarySchema>;

/** GET /api/groups/{slug} */
export const groupSchema = z.extend(groupSummarySchema, {
  about: z.string(),
  banner: z.nullable(z.enum(banners)),
  whoPosts: z.enum(groupPosters),
  forYouth: z.boolean(),
  /** Whether the viewer sees its posts: members, and everybody in open groups. */
  canRead: z.boolean(),
  canPost: z.boolean(),
  /** Whether the viewer sees the list of members. */
  seesMembers: z.boolean(),
  /** The viewer's setting; null for non-members. */
  notifications: z.nullable(z.enum(groupNotifications)),
  /** ISO, when the viewer may ask to join again; null unless their request was declined within 30 days before. */
  nextRequestAt: z.nullable(z.string()),
  /** A role that the viewer may accept. */
  offeredRole: z.nullable(z.enum(groupRoles)),
  pinnedPostId: z.nullable(z.string()),
  /** The owner and the leaders, at most 20. Only members see those of a hidden group. */
  leaders: z.array(userSummarySchema),
  /** Null unless it is a church. */
  church: z.nullable(churchSchema),
  /** Nobody joins, is invited or removed until a leader becomes the owner. */
  isOwnerless: z.boolean(),
  /** ISO, since when it is read-only; null while it is open. */
  closedAt: z.nullable(z.string()),
});

export type Group = z.infer<typeof groupSchema>;

/** Collapses whitespace, so that a pasted name stays on one line. */
const oneLine = z.overwrite((text: string) => text.replaceAll(/\s+/g, " "));

const name = requiredText(maxGroupNameLength, "A name").check(oneLine);
const about = optionalText(maxAboutLength, "The description");
const place = optionalText(maxPlaceLength, "A place").check(oneLine);
const tags = z
  .array(requiredText(maxTagLength, "A tag").check(oneLine))
  .check(z.maxLength(maxTags, "Choose up to three tags."));

/** POST /api/groups, shared with its form. A hidden group needs no slug. */
export const newGroupSchema = z.object({
  name,
  slug: z.optional(slugSchema),
  kind: z.enum(groupKinds),
  about: z._default(about, ""),
  joinPolicy: z.enum(joinPolicies),
  whoPosts: z._default(z.enum(groupPosters), "members"),
  place: z._default(place, ""),
  tags: z._default(tags, []),
  address: z._default(addressSchema, ""),
  website: z._default(z.nullable(websiteSchema), null),
  serviceTimes: z._default(serviceTimesSchema, []),
});

export type NewGroup = z.infer<typeof newGroupSchema>;

/**
 * PATCH /api/groups/{slug}: a missing field stays unchanged. Leaders change the group's description, pictures, place, tags, church
 * details and the pinned post; the rest is the owner's.
 */
export const groupChangeSchema = z.object({
  name: z.optional(name),
  slug: z.optional(slugSchema),
  kind: z.optional(z.enum(groupKinds)),
  about: z.optional(about),
  place: z.optional(place),
  tags: z.optional(tags),
  imageUrl: z.nullish(imageSourceSchema),
  smallerImages: smallerImagesSchema,
  banner: z.nullish(z.enum(banners)),
  /** Only from approval to hidden. */
  joinPolicy: z.optional(z.enum(joinPolicies)),
  whoPosts: z.optional(z.enum(groupPosters)),
  /** Never turned off again. */
  forYouth: z.optional(z.literal(true, "A group for young people stays one.")),
  pinnedPostId: z.nullish(z.string()),
  address: z.optional(addressSchema),
  website: z.nullish(websiteSchema),
  serviceTimes: z.optional(serviceTimesSchema),
});

export type GroupChange = z.infer<typeof groupChangeSchema>;

/** What only the owner changes. */
export const ownerFields = [
  "name",
  "slug",
  "kind",
  "joinPolicy",
  "whoPosts",
  "forYouth",
] as const satisfies (keyof GroupChange)[];

/** GET /api/groups: groups by words of their name, place and tags, and by kind; without both the viewer's own. */
export const groupsQuerySchema = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(maxTermLength))),
  kind: z.optional(z.enum(groupKinds)),
});

export type GroupsQuery = z.infer<typeof groupsQuerySchema>;

export const kindLabels: Record<GroupKind, string> = {
  group: "Group",
  church: "Church",
  ministry: "Ministry",
};

export const roleLabels: Record<GroupRole, string> = {
  owner: "Owner",
  leader: "Leader",
  member: "Member",
};

export const joinPolicyLabels: Record<JoinPolicy, string> = {
  open: "Open",
  approval: "By approval",
  hidden: "Hidden",
};

export const joinPolicyHints: Record<JoinPolicy, string> = {
  open: "Everyone can read what is posted, and anyone can join.",
  approval: "Anyone can ask to join. Only members see posts and members.",
  hidden: "Only members and the people they invite know that it exists.",
};
