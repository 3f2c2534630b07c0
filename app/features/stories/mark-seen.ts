/**
 * This browser has shown a story: tells the rings, which read the same key. A file of its own, and
 * not theirs: else the home page would fetch one file more for it.
 */
export function markStorySeen(id: string): void {
  const [kind = ""] = id.split(" ");
  try {
    localStorage.setItem(`story-seen-${kind}`, id);
  } catch {
    // A private window: the ring stays as it was.
  }
  dispatchEvent(new Event("storyseen"));
}
