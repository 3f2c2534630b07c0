import { shuffled } from "~/shared/shuffle";
import type { Random } from "~/shared/shuffle";

/** The order of a visit, as far as it is known, and where one is in it. */
export interface Mix {
  /** Posts' ids; those before `at` are the way back. */
  order: readonly string[];
  /** `order.length`: the end, where nothing new is left. */
  at: number;
  /** How often one has gone on. */
  advances: number;
}

/** spec §4: after so many advances what comes is shuffled anew. */
export const freshEvery = 5;

export const emptyMix: Mix = { order: [], at: 0, advances: 0 };

/** What the server has by now: new ones come behind, those that are gone leave, and one stays where one is. */
export function withLoaded(mix: Mix, ids: readonly string[]): Mix {
  const known = new Set(mix.order);
  const there = new Set(ids);
  const order = mix.order.filter((id) => there.has(id));
  const gone = mix.order.slice(0, mix.at).filter((id) => !there.has(id));
  const added = ids.filter((id) => !known.has(id));
  if (added.length === 0 && order.length === mix.order.length) return mix;
  return { ...mix, order: [...order, ...added], at: mix.at - gone.length };
}

/** To the next one; every fifth time what comes after is shuffled: nothing that was shown comes again by it. */
export function advance(mix: Mix, random: Random): Mix {
  if (mix.at >= mix.order.length) return mix;
  const at = mix.at + 1;
  const advances = mix.advances + 1;
  if (!isFresh({ ...mix, advances })) return { ...mix, at, advances };
  const shown = mix.order.slice(0, at);
  return {
    order: [...shown, ...shuffled(mix.order.slice(at), random)],
    at,
    advances,
  };
}

/** What comes has just been shuffled. */
export function isFresh({ advances }: Mix): boolean {
  return advances > 0 && advances % freshEvery === 0;
}

export function back(mix: Mix): Mix {
  return mix.at === 0 ? mix : { ...mix, at: mix.at - 1 };
}

/** A video that cannot be played: it comes again when all others have been. */
export function toEnd(mix: Mix, id: string): Mix {
  const others = mix.order.filter((one) => one !== id);
  if (others.length === mix.order.length) return mix;
  return { ...mix, order: [...others, id] };
}
