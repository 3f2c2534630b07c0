import type { QueryClient } from "@tanstack/react-query";
import type { Profile } from "./user";
import { userKeys } from "./user-keys";

type Fields = Record<string, unknown>;
/** Returns the changed fields of an object, or null to leave it as it is. */
type GetPatch = (it: Fields) => Fields | null;

/**
 * Patches matching objects in every cached query. Unchanged data keeps its identity and its `updatedAt`.
 * Cost: one walk through the cache, a few ms.
 */
export function patchCachedObjects(
  client: QueryClient,
  change: GetPatch,
): void {
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    const data = applyPatch(state.data, change);
    if (data === state.data) continue;
    client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
  }
}

function applyPatch(value: unknown, change: GetPatch): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = value.map((item) => applyPatch(item, change));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const before = value as Fields;
  const changes = Object.entries({ ...before, ...change(before) })
    .map(([name, part]) => [name, applyPatch(part, change)] as const)
    .filter(([name, part]) => part !== before[name]);
  return changes.length > 0
    ? { ...before, ...Object.fromEntries(changes) }
    : before;
}

/** The fields that cards, comments, lists and the shell show. */
const displayFields = [
  "firstName",
  "lastName",
  "profileImageUrl",
  "bio",
] as const;

type DisplayedUser = Pick<Profile, "id" | (typeof displayFields)[number]>;

/** Updates a user's name, bio and profile image in every cached query. */
export function updateCachedUser(
  client: QueryClient,
  user: DisplayedUser,
): void {
  patchCachedObjects(client, (it) =>
    it["id"] === user.id && "username" in it
      ? Object.fromEntries(
          displayFields
            .filter((name) => name in it)
            .map((name) => [name, user[name]]),
        )
      : null,
  );
}

export function patchCachedProfile(
  client: QueryClient,
  userId: string,
  change: (profile: Profile) => Partial<Profile>,
): void {
  client.setQueryData<Profile>(
    userKeys.profile(userId),
    (profile) => profile && { ...profile, ...change(profile) },
  );
}
