import { draftPrefix } from "./draft-keys";
import { removeOwner } from "./outbox/store";

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

/** Whether the account may sign out: it has no drafts, or the user agrees to lose them. */
export function mayLoseDrafts(owner: string): boolean {
  const { count, text } = unfinishedDrafts(owner);
  return (
    count === 0 ||
    confirm(
      `You have ${text}. Sign out and lose ${count === 1 ? "it" : "them"}?`,
    )
  );
}

/** Deletes the account's items. If storage is blocked, nothing was stored. */
export function forgetItems(owner: string): Promise<void> {
  return removeOwner(owner).catch(() => undefined);
}
