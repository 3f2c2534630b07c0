import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { createStorageItem } from "~/client/storage";
import { createPlayer, type Player } from "./player";
import { getSound } from "./sounds";

export const autostartDelayMs = 500;

const storedChoice = createStorageItem(
  "story-sound",
  z.object({ sound: z.string(), muted: z.boolean() }),
  { sound: "", muted: false },
);

/** The background sound of a prayer story. The choice of sound and mute is stored on the device. */
export function useBackgroundSound(isPlayable: boolean) {
  const [choice, setChoice] = useState(storedChoice.read);
  const player = useRef<Player | null>(null);
  const hasChosen = useRef(false);
  const { sound, muted } = choice;
  const playing = isPlayable && !muted;

  useEffect(() => {
    const current = createPlayer();
    player.current = current;
    return () => {
      current.close();
    };
  }, []);

  useEffect(() => {
    if (!playing) {
      player.current?.stop();
      return;
    }
    const timer = setTimeout(
      () => player.current?.play(getSound(sound)),
      hasChosen.current ? 0 : autostartDelayMs,
    );
    hasChosen.current = false;
    return () => {
      clearTimeout(timer);
    };
  }, [playing, sound]);

  const choose = (change: Partial<typeof choice>) => {
    const next = { ...choice, ...change };
    // After a choice the sound starts without delay.
    hasChosen.current = true;
    storedChoice.write(next);
    setChoice(next);
  };
  return { sound: getSound(sound), muted, choose };
}
