import { dayMs } from "~/shared/duration.mjs";

/** A draft's key is `draft:<user id>:<name>`; its image has the same key with `:image` appended. */
export const draftPrefix = "draft:";

export const draftTtlMs = 30 * dayMs;
/** How long other users' drafts stay on a shared device; the same as in the outbox. */
const otherUsersTtlMs = 7 * dayMs;

/** Called on every page load. Throws if storage is blocked. */
export function deleteExpiredDrafts(viewerId: string): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(draftPrefix)) continue;
    // Drafts start with the time (ms) of the write; their images don't.
    const draft = localStorage.getItem(key.replace(/:image$/, ""));
    const age = Date.now() - Number.parseInt(draft ?? "", 10);
    const isOwn = key.startsWith(`${draftPrefix}${viewerId}:`);
    if (!(age < (isOwn ? draftTtlMs : otherUsersTtlMs)))
      localStorage.removeItem(key);
  }
}
