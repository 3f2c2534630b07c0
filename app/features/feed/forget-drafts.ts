/** What is being written on this device, by whomever, is kept under keys that begin so. */
export const draftPrefix = "post-draft:";

/** On `window`: pages that hold a draft let go of it. */
export const draftsForgottenEvent = "drafts-forgotten";

/** Forgets what anybody on this device was writing: who signs out leaves nothing to the next person. */
export function forgetDrafts(): void {
  dispatchEvent(new Event(draftsForgottenEvent));
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(draftPrefix)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is closed to us: nothing was kept there.
  }
}
