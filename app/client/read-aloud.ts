/** Some voices stop in the middle of a long text, so each sentence is its own utterance. */
function splitSentences(text: string): string[] {
  return (
    text.match(/[^.?!;:\n]+[.?!;:]*/g)?.filter((part) => part.trim()) ?? []
  );
}

/** Identifies the current reading, so that the end event of an earlier one is ignored. */
let reading: object | null = null;

/** Reads with the browser's voice; calls `onEnd` at the end or on an error, but not when stopped. */
export function readAloud(
  text: string,
  onEnd: (failed: boolean) => void,
  language = "en",
): void {
  stopReading();
  const current = {};
  reading = current;
  const sentences = splitSentences(text);
  const end = (failed: boolean) => {
    if (reading !== current) return;
    reading = null;
    onEnd(failed);
  };
  sentences.forEach((sentence, i) => {
    const utterance = new SpeechSynthesisUtterance(sentence.trim());
    utterance.lang = language;
    // Slower than the default, which suits prayers and Scripture.
    utterance.rate = 0.9;
    if (i === sentences.length - 1) utterance.onend = end.bind(null, false);
    utterance.onerror = end.bind(null, true);
    speechSynthesis.speak(utterance);
  });
  // Speech continues after the page is left.
  addEventListener("pagehide", stopReading, { once: true });
}

export function stopReading(): void {
  reading = null;
  if ("speechSynthesis" in window) speechSynthesis.cancel();
}
