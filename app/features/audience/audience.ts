import * as z from "zod/mini";
import { audiences, type postAudiences } from "~/shared/enums";

export type Audience = (typeof audiences)[number];
export type PostAudience = (typeof postAudiences)[number];

export const audienceLabels: Record<PostAudience, string> = {
  everyone: "Everyone",
  followers: "Followers",
  group: "Group",
  me: "Only me",
};

/** PUT /api/users/default-audience, and its response. */
export const defaultAudienceSchema = z.object({ audience: z.enum(audiences) });

/** The audiences that a post for `audience` can change to. */
export function listNarrower(audience: PostAudience): Audience[] {
  if (audience === "everyone") return ["followers", "me"];
  return audience === "me" ? [] : ["me"];
}
