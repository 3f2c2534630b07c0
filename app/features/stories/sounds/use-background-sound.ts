import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { stored } from "~/browser/storage";
import { createPlayer } from "./player";
import type { Player } from "./player";
import { soundOf } from "./sounds";

/** ms, spec §9: after a prayer story opens. */
export const autostartAfter = 500;

const kept = stored(
  "story-sound",
  z.object({ sound: z.string(), muted: z.boolean() }),
  { sound: "", muted: false },
);

/** The sound behind a prayer; which one, and whether it is muted, is remembered. */
export function useBackgroundSound(praying: boolean) {
  const [choice, setChoice] = useState(kept.read);
  const player = useRef<Player | null>(null);
  const asked = useRef(false);
  const { sound, muted } = choice;
  const playing = praying && !muted;

  useEffect(() => {
    const current = createPlayer();
    player.current = current;
    return () => {
      current.close();
    };
  }, []);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(
      () => player.current?.play(soundOf(sound)),
      asked.current ? 0 : autostartAfter,
    );
    asked.current = false;
    return () => {
      clearTimeout(timer);
    };
  }, [playing, sound]);

  useEffect(() => {
    if (!playing) player.current?.stop();
  }, [playing]);

  const choose = (change: Partial<typeof choice>) => {
    const next = { ...choice, ...change };
    // Who asks for a sound does not wait for it.
    asked.current = true;
    kept.write(next);
    setChoice(next);
  };
  return {
    sound: soundOf(sound),
    muted,
    setMuted: (value: boolean) => {
      choose({ muted: value });
    },
    /** Who picks a sound wants to hear it. */
    setSound: (id: string) => {
      choose({ sound: id, muted: false });
    },
  };
}
