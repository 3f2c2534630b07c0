import { useEffect, useState } from "react";
import { readAloud, stopReading } from "~/client/read-aloud";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { verseTexts, type Chapter } from "../chapter";
import { formatPassage, type Passage } from "../passage";
import { scrollToVerses } from "../use-verse-selection";

interface ListenBarProps {
  passage: Passage;
  chapter: Chapter;
  /** Must not change, because an effect depends on it. */
  onEnd: (listening: null) => void;
}

/**
 * Reads aloud to the end of the chapter, from the first selected verse. Playing after a pause repeats the current verse,
 * because not every browser can resume speech.
 */
export function ListenBar({ passage, chapter, onEnd }: ListenBarProps) {
  const [verses] = useState(() =>
    verseTexts(chapter).filter(
      ({ verse, text }) => text && verse >= (passage.verses?.[0] ?? 1),
    ),
  );
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const { language } = passage.version;
  const current = verses[index];
  useEffect(() => {
    if (!current) {
      onEnd(null);
      return;
    }
    const page = document.body;
    const selector = `[data-scripture] [data-verse="${current.verse}"]`;
    const parts = page.querySelectorAll(selector);
    for (const part of parts) part.toggleAttribute("data-reading", true);
    scrollToVerses(page, [current.verse]);
    const readNext = (failed: boolean) => {
      setIndex(failed ? verses.length : index + 1);
    };
    if (isPlaying) readAloud(current.text, readNext, language);
    return () => {
      stopReading();
      for (const part of parts) part.removeAttribute("data-reading");
    };
  }, [current, index, isPlaying, language, onEnd, verses]);
  return (
    <div
      role="group"
      aria-label="Read aloud"
      className="card sticky top-16 z-10 mt-3 flex items-center py-1 ps-4 pe-1 shadow-float lg:top-4"
    >
      <p className="me-auto min-w-0 truncate font-serif">
        {current && formatPassage({ ...passage, verses: [current.verse] })}
      </p>
      <Button
        variant="quiet"
        size="icon"
        aria-label={isPlaying ? "Pause" : "Play"}
        onClick={() => {
          setPlaying(!isPlaying);
        }}
      >
        <Icon name={isPlaying ? "pause" : "play"} />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Stop"
        onClick={() => {
          onEnd(null);
        }}
      >
        <Icon name="close" />
      </Button>
    </div>
  );
}
