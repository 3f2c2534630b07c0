import * as z from "zod/mini";
import { audiences, type postAudiences } from "~/shared/enums";

export type Audience = (typeof audiences)[number];
export type PostAudience = (typeof postAudiences)[number];

export const audienceLabels: Record<PostAudience, string> = {
  everyone: "Everyone",
  followers: "Followers",
  group: "Members of the group",
  me: "Only me",
};

/** PUT /api/users/default-audience, and its response. */
export const defaultAudienceSchema = z.object({ audience: z.enum(audiences) });

/** The audiences that a post can change to. Anonymous requests are never for followers. */
export function listNarrower(
  audience: PostAudience,
  isAnonymous: boolean,
  isInGroup: boolean,
): PostAudience[] {
  if (audience === "everyone" && isInGroup) return ["group", "me"];
  if (audience === "everyone" && !isAnonymous) return ["followers", "me"];
  return audience === "me" ? [] : ["me"];
}
