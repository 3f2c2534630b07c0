import { foldName } from "../../app/shared/name-parts.mjs";
import { groups } from "./content/groups.mjs";

const day = 86_400_000;

/** @param {string} slug */
export function getGroup(slug) {
  const group = groups[slug];
  if (!group) throw new Error(`There's no demo group ${slug}`);
  return group;
}

/**
 * Groups with their members, and the words that search finds them by, as in app/features/groups/group-terms.server.ts.
 *
 * @param {(key: string) => string} userId
 * @param {Pick<import("./plan.mjs").Inputs, "now" | "newId">} inputs
 * @returns {Record<"groups" | "group_members" | "group_terms", Record<string, unknown>[]> & { ids: Record<string, string> }}
 */
export function planGroups(userId, { now, newId }) {
  const all = Object.entries(groups).map(([slug, group]) => {
    const createdAt = now - group.startedDays * day;
    return { id: newId(createdAt), slug, group, createdAt };
  });
  return {
    ids: Object.fromEntries(all.map(({ id, slug }) => [slug, id])),
    groups: all.map(({ id, slug, createdAt, group }) => ({
      id,
      slug,
      createdAt,
      name: group.name,
      kind: group.kind,
      joinPolicy: group.joinPolicy,
      about: group.about,
      place: group.place,
      tags: group.tags,
      address: group.address ?? "",
      website: group.website ?? null,
      serviceTimes: group.serviceTimes ?? [],
    })),
    group_members: all.flatMap(({ id, createdAt, group }) =>
      Object.entries(group.members).map(([key, role]) => ({
        groupId: id,
        userId: userId(key),
        role,
        joinedAt: createdAt,
      })),
    ),
    group_terms: all.flatMap(({ id, group }) =>
      listTerms(group).map((term) => ({ term, groupId: id })),
    ),
  };
}

/** @param {import("./content/groups.mjs").DemoGroup} group */
function listTerms({ name, kind, place, tags }) {
  const words = foldName(`${name} ${place} ${tags.join(" ")}`).split(" ");
  return [...new Set([...words, `:${kind}`])];
}
