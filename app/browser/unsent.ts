import { draftPrefix } from "./draft-keys";
import { removeOwner } from "./outbox/store";

// Loaded on demand: needed at sign-out alone.

/** The first words of drafts' names. Games in progress are no loss and not listed. */
const named = ["post", "event", "comment", "edit", "report", "appeal"];
const forms = ["verse", "about", "profile", "handle"];

/** Each is a draft with something in it. None where storage is closed to us. */
function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) =>
      key.startsWith(draftPrefix),
    );
  } catch {
    return [];
  }
}

/** What an account has typed and not sent: its number, and as in 'an unfinished post'. */
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
  return count === 0 || confirm(`You have ${text}. Sign out and lose it?`);
}

/** Deletes the account's items. Storage may be closed to us: then nothing was stored. */
export function forgetItems(owner: string): Promise<void> {
  return removeOwner(owner).catch(() => undefined);
}
