import { plural } from "~/shared/text";
import { draftPrefix } from "~/client/draft-keys";
import * as store from "./outbox/store";

// Lazy: needed only at sign-out.

/** The first parts of their names. Games aren't listed, because losing one doesn't matter. */
const draftKinds =
  "post event comment edit report appeal verse about profile handle".split(" ");

/** 0 if storage is blocked. */
export function countDrafts(owner: string): number {
  try {
    const prefix = `${draftPrefix}${owner}:`;
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix) && !key.endsWith(":image"))
      .map((key) => key.slice(prefix.length).split(":")[0] ?? "")
      .filter((kind) => draftKinds.includes(kind)).length;
  } catch {
    return 0;
  }
}

/** Whether the user may sign out: nothing is unsent, or they agree to lose it. */
export async function confirmLosingUnsent(owner: string): Promise<boolean> {
  const drafts = countDrafts(owner);
  const all = await store.listItems().catch(() => []);
  const items = all.filter((item) => item.owner === owner).length;
  const text = [
    drafts > 0 && `${drafts} unfinished ${plural(drafts, "draft", "drafts")}`,
    items > 0 && `${items} unsent ${plural(items, "item", "items")}`,
  ].filter(Boolean);
  const lost = plural(drafts + items, "it", "them");
  return (
    text.length === 0 ||
    confirm(`You have ${text.join(" and ")}. Sign out and lose ${lost}?`)
  );
}

/** Ignores errors: if storage is blocked, nothing was stored. */
export function deleteItems(owner: string): Promise<void> {
  return store
    .deleteItems((item) => item.owner === owner)
    .catch(() => undefined);
}
