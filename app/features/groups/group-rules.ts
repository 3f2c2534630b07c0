import type { PostAudience } from "~/features/audience/audience";
import { audiences } from "~/shared/enums";
import type { Group, GroupRole } from "./group";

export const isLeader = (role: GroupRole | null) =>
  role === "owner" || role === "leader";

/** The audiences that the viewer may choose for a new post, in a group the default first. The server decides the same. */
export function listAudiences(
  group: Group | null,
  isAnonymous = false,
): readonly PostAudience[] {
  if (!group) return isAnonymous ? ["everyone"] : audiences;
  const { joinPolicy, kind, role } = group;
  if (joinPolicy === "open") return ["everyone", "group"];
  const isChurch = joinPolicy === "approval" && kind === "church";
  return isChurch && isLeader(role) ? ["group", "everyone"] : ["group"];
}
