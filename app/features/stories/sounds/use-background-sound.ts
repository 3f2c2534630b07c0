import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { createStorageItem } from "~/client/storage";
import { createPlayer } from "./player";
import { getSound } from "./sounds";

const autostartDelayMs = 500;

const storedChoice = createStorageItem(
  "story-sound",
  z.object({ sound: z.string(), muted: z.boolean() }),
  { sound: "", muted: false },
);

/** The background sound of a prayer story. The choice of sound and mute is stored on the device. */
export function useBackgroundSound(isPlayable: boolean) {
  const [choice, setChoice] = useState(() => storedChoice.read());
  const [player] = useState(createPlayer);
  const { sound, muted } = choice;
  const playing = isPlayable && !muted;

  useEffect(() => player.close, [player]);

  useEffect(() => {
    if (!playing) {
      player.stop();
      return;
    }
    const timer = setTimeout(() => {
      player.play(getSound(sound));
    }, autostartDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [playing, sound, player]);

  const choose = (change: Partial<typeof choice>) => {
    const next = { ...choice, ...change };
    storedChoice.write(next);
    setChoice(next);
  };
  return { sound: getSound(sound), muted, choose };
}
