/** Sentence by sentence: some voices fall silent in the middle of a long text. */
function sentencesOf(text: string): string[] {
  return (
    text.match(/[^.?!;:\n]+[.?!;:]*/g)?.filter((part) => part.trim()) ?? []
  );
}

/** Whoever is reading, so that the end of an earlier reading does not end this one. */
let reading: object | null = null;

/** Reads with the browser's own voice; `onEnd` when it has come to the end, or cannot. */
export function readAloud(text: string, onEnd: () => void): void {
  stopReading();
  const mine = {};
  reading = mine;
  const sentences = sentencesOf(text);
  const end = () => {
    if (reading !== mine) return;
    reading = null;
    onEnd();
  };
  sentences.forEach((sentence, i) => {
    const utterance = new SpeechSynthesisUtterance(sentence.trim());
    utterance.lang = "en";
    // A prayer is not the news.
    utterance.rate = 0.9;
    if (i === sentences.length - 1) utterance.onend = end;
    utterance.onerror = end;
    speechSynthesis.speak(utterance);
  });
  // A voice goes on after the page has gone.
  addEventListener("pagehide", stopReading, { once: true });
}

export function stopReading(): void {
  reading = null;
  if ("speechSynthesis" in window) speechSynthesis.cancel();
}
