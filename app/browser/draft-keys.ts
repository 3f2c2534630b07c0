/** Begins every key of a draft: `draft:<account>:<name>`, and `…:picture` beside it. */
export const draftPrefix = "draft:";

/** ms: other people's drafts wait this long for them on a shared device, as in the outbox. */
const othersLifetime = 7 * 24 * 60 * 60_000;

/** Deletes other accounts' drafts that are too old. Throws where storage is closed. */
export function sweepOthersDrafts(viewerId: string): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(draftPrefix)) continue;
    if (key.startsWith(`${draftPrefix}${viewerId}:`)) continue;
    // Drafts begin with the time (ms) they were written at, their pictures don't.
    const draft = localStorage.getItem(key.replace(/:picture$/, ""));
    const age = Date.now() - Number.parseInt(draft ?? "", 10);
    if (!(age < othersLifetime)) localStorage.removeItem(key);
  }
}
