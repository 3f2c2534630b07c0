/** spec §3, in the order of their bits in `users.preferenceBits`: new ones go to the end only. */
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

/** One bit for each, whatever their order, and once however often it is named. */
export function bitsOf(ids: readonly PreferenceId[]): number {
  return ids.reduce((bits, id) => bits | (1 << preferenceIds.indexOf(id)), 0);
}

/** In the order of their bits. */
export function idsOf(bits: number): PreferenceId[] {
  return preferenceIds.filter((_, place) => bits & (1 << place));
}

/** How many preferences a set of bits holds. */
export function countOf(bits: number): number {
  return idsOf(bits).length;
}
