/** In the order of their bits in `users.preferenceBits`: append new ones only at the end. */
export const preferenceIds = [
  "videos",
  "verses",
  "prayers",
  "sermons",
  "events",
  "games",
  "community",
  "testimonies",
] as const;

export type PreferenceId = (typeof preferenceIds)[number];

export function toPreferenceBits(ids: readonly PreferenceId[]): number {
  return ids.reduce((bits, id) => bits | (1 << preferenceIds.indexOf(id)), 0);
}

export function toPreferenceIds(bits: number): PreferenceId[] {
  return preferenceIds.filter((_, index) => bits & (1 << index));
}

export function countPreferences(bits: number): number {
  return toPreferenceIds(bits).length;
}
