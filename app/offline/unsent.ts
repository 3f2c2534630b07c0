import { plural } from "~/shared/text";
import { draftPrefix } from "~/client/draft-keys";
import { listItems, deleteOwnerItems } from "./outbox/store";

// Lazy: needed only at sign-out.

/** The first part of a draft's name. Games aren't listed, because losing one doesn't matter. */
const namedKinds = ["post", "event", "comment", "edit", "report", "appeal"];
const formKinds = ["verse", "about", "profile", "handle"];

/** Empty if storage is blocked. Empty drafts aren't stored. */
function listDraftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) =>
      key.startsWith(draftPrefix),
    );
  } catch {
    return [];
  }
}

/** The number of a user's drafts, and a text such as 'an unfinished post'. */
export function getUnfinishedDrafts(owner: string) {
  const found = listDraftKeys()
    .map((key) => key.slice(draftPrefix.length).split(":"))
    .filter(
      ([account, , ...more]) => account === owner && more.at(-1) !== "image",
    )
    .map(([, kind = ""]) => kind)
    .filter((kind) => namedKinds.includes(kind) || formKinds.includes(kind))
    .map((kind) => (namedKinds.includes(kind) ? kind : "form"));
  const texts = [...new Set(found)].map((noun) => {
    const count = found.filter((one) => one === noun).length;
    return count === 1
      ? `an unfinished ${noun}`
      : `${count} unfinished ${noun}s`;
  });
  const text = new Intl.ListFormat("en-GB").format(texts);
  return { count: found.length, text };
}

/** Whether the user may sign out: nothing is unsent, or they agree to lose it. */
export async function confirmLosingUnsent(owner: string): Promise<boolean> {
  const drafts = getUnfinishedDrafts(owner);
  const all = await listItems().catch(() => []);
  const waiting = all.filter((item) => item.owner === owner).length;
  const count = drafts.count + waiting;
  const items =
    waiting > 0 && `${waiting} unsent ${plural(waiting, "item", "items")}`;
  const text = [drafts.text, items].filter(Boolean).join(" and ");
  const lost = plural(count, "it", "them");
  return count === 0 || confirm(`You have ${text}. Sign out and lose ${lost}?`);
}

/** Ignores errors: if storage is blocked, nothing was stored. */
export function deleteItems(owner: string): Promise<void> {
  return deleteOwnerItems(owner).catch(() => undefined);
}
