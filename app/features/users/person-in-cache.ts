import type { QueryClient } from "@tanstack/react-query";
import type { Profile } from "./user";
import { userKeys } from "./user-keys";

type Fields = Record<string, unknown>;
/** Gives the fields of an object that are new; null where it is not meant. */
type Change = (it: Fields) => Fields | null;

/**
 * Changes whatever is cached of something, wherever it stands. What did not change keeps its identity
 * and its age. Bill: one walk through the cache, a few ms.
 */
export function patchEverywhere(client: QueryClient, change: Change): void {
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    const data = patched(state.data, change);
    if (data === state.data) continue;
    client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
  }
}

function patched(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = value.map((item) => patched(item, change));
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const before = value as Fields;
  const changes = Object.entries({ ...before, ...change(before) })
    .map(([name, part]) => [name, patched(part, change)] as const)
    .filter(([name, part]) => part !== before[name]);
  return changes.length > 0
    ? { ...before, ...Object.fromEntries(changes) }
    : before;
}

/** What is shown of a person beside other things: cards, comments, lists, the shell. */
const shown = ["firstName", "lastName", "profileImageUrl", "bio"] as const;

type Shown = Pick<Profile, "id" | (typeof shown)[number]>;

/** Wherever a person stands in what is cached, they stand as they are now. */
export function showPerson(client: QueryClient, person: Shown): void {
  patchEverywhere(client, (it) =>
    it["id"] === person.id && "username" in it
      ? Object.fromEntries(
          shown
            .filter((name) => name in it)
            .map((name) => [name, person[name]]),
        )
      : null,
  );
}

/** Changes a person's own page, where it is cached. */
export function patchProfile(
  client: QueryClient,
  userId: string,
  change: (profile: Profile) => Partial<Profile>,
): void {
  client.setQueryData<Profile>(
    userKeys.profile(userId),
    (profile) => profile && { ...profile, ...change(profile) },
  );
}
