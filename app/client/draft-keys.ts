import { dayMs } from "~/shared/duration.mjs";
import { deleteStored, readStored } from "./storage";

/** A draft's key is `draft:<user id>:<name>`; its image has the same key with `:image` appended. */
export const draftPrefix = "draft:";

export const draftTtlMs = 30 * dayMs;
/** How long other users' drafts stay on a shared device; the same as in the outbox. */
const otherUsersTtlMs = 7 * dayMs;

/** Called on every page load. */
export function deleteExpiredDrafts(viewerId: string): void {
  deleteStored((key) => {
    if (!key.startsWith(draftPrefix)) return false;
    // Drafts start with the time (ms) of the write; their images don't.
    const draft = readStored(key.replace(/:image$/, ""));
    const age = Date.now() - Number.parseInt(draft ?? "", 10);
    const isOwn = key.startsWith(`${draftPrefix}${viewerId}:`);
    return !(age < (isOwn ? draftTtlMs : otherUsersTtlMs));
  });
}
