import { useState } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Lazy, lazyCode } from "~/ui/lazy";
import { useHydrated } from "~/ui/use-hydrated";
import type { Chapter } from "../chapter";
import { readerHref, type Passage } from "../passage";

const listenBar = lazyCode(() => import("./listen-bar"));

/** The button that reads the chapter aloud, and the bar while it does. Another chapter ends it. */
export function useListening(
  passage: Passage,
  chapter: Chapter | null | "failed",
) {
  const here = readerHref({ ...passage, verses: null });
  const [listeningTo, setListeningTo] = useState<string | null>(null);
  const isSupported = !useHydrated() || "speechSynthesis" in window;
  const isListening = listeningTo === here;
  const button = isSupported && (
    <Button
      variant="secondary"
      aria-label="Read aloud"
      aria-pressed={isListening}
      onClick={() => {
        setListeningTo(isListening ? null : here);
      }}
      className="needs-script px-0!"
    >
      <Icon name="sound" />
    </Button>
  );
  const bar = isListening && chapter && chapter !== "failed" && (
    <Lazy
      code={listenBar}
      onError={() => {
        setListeningTo(null);
      }}
    >
      {(code) => (
        <code.ListenBar
          key={here}
          passage={passage}
          chapter={chapter}
          onEnd={setListeningTo}
        />
      )}
    </Lazy>
  );
  return { button, bar };
}
