/** What somebody does who is about to do something. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Calls `work` with the first of them, once; gives what calls it off. */
export function atFirstSign(work: () => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, begin);
  };
  const begin = () => {
    stop();
    work();
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true });
  return stop;
}
