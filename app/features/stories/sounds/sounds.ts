import { renderBells } from "./bells";
import { renderChant } from "./chant";
import { renderNature } from "./nature";
import { renderRain, renderRiver } from "./water";

// `render` takes up to a second on a phone; the browser does it off the main thread. Its RMS level makes each sound as
// loud as the others at its volume, about -24.5 LUFS.
export const sounds = [
  { id: "bells", name: "Peaceful Bells", volume: 0.5, render: renderBells },
  { id: "nature", name: "Nature Sounds", volume: 0.3, render: renderNature },
  { id: "chant", name: "Om Chanting", volume: 0.4, render: renderChant },
  { id: "river", name: "Peaceful River", volume: 0.6, render: renderRiver },
  { id: "rain", name: "Gentle Rain", volume: 0.4, render: renderRain },
] as const;

export type Sound = (typeof sounds)[number];

/** Falls back to the first sound. */
export function getSound(id: string): Sound {
  return sounds.find((sound) => sound.id === id) ?? sounds[0];
}
