/**
 * Marks a story as seen on this device and notifies `useStorySeen`, which reads the same key. A separate file, so that the
 * home page doesn't load an extra chunk.
 */
export function markStorySeen(id: string): void {
  const [kind = ""] = id.split(" ");
  try {
    localStorage.setItem(`story-seen-${kind}`, id);
  } catch {
    // Storage is unavailable, for example in a private window.
  }
  dispatchEvent(new Event("storyseen"));
}
