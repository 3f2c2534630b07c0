import { plural } from "~/shared/text";
import { draftPrefix } from "./draft-keys";
import { listItems, removeOwner } from "./outbox/store";

// Loaded on demand: needed at sign-out alone.

/** Kinds of drafts: the first part of a draft's name. Games aren't listed: losing one doesn't matter. */
const named = ["post", "event", "comment", "edit", "report", "appeal"];
const forms = ["verse", "about", "profile", "handle"];

/** Of stored drafts; empty ones aren't stored. None if storage is blocked. */
function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) =>
      key.startsWith(draftPrefix),
    );
  } catch {
    return [];
  }
}

/** An account's drafts: how many, and a text such as 'an unfinished post'. */
export function unfinishedDrafts(owner: string) {
  const found = draftKeys()
    .map((key) => key.slice(draftPrefix.length).split(":"))
    .filter(
      ([account, , ...more]) => account === owner && more.at(-1) !== "picture",
    )
    .map(([, kind = ""]) => kind)
    .filter((kind) => named.includes(kind) || forms.includes(kind))
    .map((kind) => (named.includes(kind) ? kind : "form"));
  const texts = [...new Set(found)].map((noun) => {
    const count = found.filter((one) => one === noun).length;
    return count === 1
      ? `an unfinished ${noun}`
      : `${count} unfinished ${noun}s`;
  });
  const text = new Intl.ListFormat("en-GB").format(texts);
  return { count: found.length, text };
}

/** Whether the account may sign out: nothing is unsent, or the user agrees to lose it. */
export async function mayLoseUnsent(owner: string): Promise<boolean> {
  const drafts = unfinishedDrafts(owner);
  const all = await listItems().catch(() => []);
  const waiting = all.filter((item) => item.owner === owner).length;
  const count = drafts.count + waiting;
  const items =
    waiting > 0 && `${waiting} unsent ${plural(waiting, "item", "items")}`;
  const text = [drafts.text, items].filter(Boolean).join(" and ");
  const lost = plural(count, "it", "them");
  return count === 0 || confirm(`You have ${text}. Sign out and lose ${lost}?`);
}

/** Deletes the account's items. If storage is blocked, nothing was stored. */
export function forgetItems(owner: string): Promise<void> {
  return removeOwner(owner).catch(() => undefined);
}
