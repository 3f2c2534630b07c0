import { dayMs } from "~/shared/duration.mjs";

/** A draft's key is `draft:<user id>:<name>`; its image has the same key with `:image` appended. */
export const draftPrefix = "draft:";

/** How long other users' drafts stay on a shared device; the same as in the outbox. */
const otherUsersTtlMs = 7 * dayMs;

/** Deletes other users' expired drafts. Throws if storage is blocked. */
export function deleteOtherUsersDrafts(viewerId: string): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(draftPrefix)) continue;
    if (key.startsWith(`${draftPrefix}${viewerId}:`)) continue;
    // Drafts start with the time (ms) of the write; their images don't.
    const draft = localStorage.getItem(key.replace(/:image$/, ""));
    const age = Date.now() - Number.parseInt(draft ?? "", 10);
    if (!(age < otherUsersTtlMs)) localStorage.removeItem(key);
  }
}
