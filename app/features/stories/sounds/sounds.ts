export const sounds = [
  { id: "bells", name: "Peaceful Bells", volume: 0.5 },
  { id: "nature", name: "Nature Sounds", volume: 0.3 },
  { id: "chant", name: "Om Chanting", volume: 0.4 },
  { id: "river", name: "Peaceful River", volume: 0.6 },
  { id: "rain", name: "Gentle Rain", volume: 0.4 },
] as const;

export type Sound = (typeof sounds)[number];
export type SoundId = Sound["id"];

/** Falls back to the first sound. */
export function getSound(id: string): Sound {
  return sounds.find((sound) => sound.id === id) ?? sounds[0];
}
