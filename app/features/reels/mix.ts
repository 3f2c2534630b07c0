import { shuffled } from "~/shared/random";
import type { Random } from "~/shared/random";

/** The order of a visit, as far as it is known, and where one is in it. */
export interface Mix {
  /** Posts' ids; those before `at` are the way back. */
  order: readonly string[];
  /** `order.length`: the end, where nothing new is left. */
  at: number;
  /** The furthest that was shown: what lies behind it is new. */
  reach: number;
  /** How often something new was gone on to. */
  advances: number;
  /** Could not be played: they stand in the order once more, behind all others. */
  last: readonly string[];
}

/** spec §4: after so many advances what comes is shuffled anew. */
export const freshEvery = 5;

export const emptyMix: Mix = {
  order: [],
  at: 0,
  reach: 0,
  advances: 0,
  last: [],
};

/** What the server has by now: new ones come behind, those that are gone leave, and one stays where one is. */
export function withLoaded(mix: Mix, ids: readonly string[]): Mix {
  const known = new Set(mix.order);
  const there = new Set(ids);
  const order = mix.order.filter((id) => there.has(id));
  const added = ids.filter((id) => !known.has(id));
  if (added.length === 0 && order.length === mix.order.length) return mix;
  const left = (count: number) =>
    mix.order.slice(0, count).filter((id) => there.has(id)).length;
  const at = left(mix.at);
  const reach = Math.max(at, left(mix.reach + 1) - 1);
  return withLast({ ...mix, order: [...order, ...added], at, reach });
}

/** Those that could not be played behind all others that are to come. */
function withLast(mix: Mix): Mix {
  const shown = mix.order.slice(0, mix.reach + 1);
  const rest = mix.order.slice(mix.reach + 1);
  const isLast = (id: string) => mix.last.includes(id);
  const others = rest.filter((id) => !isLast(id));
  return { ...mix, order: [...shown, ...others, ...rest.filter(isLast)] };
}

/** To the next one; with every fifth that is new, what lies behind it is shuffled. */
export function advance(mix: Mix, random: Random): Mix {
  if (mix.at >= mix.order.length) return mix;
  const at = mix.at + 1;
  if (at <= mix.reach) return { ...mix, at };
  const next = { ...mix, at, reach: at, advances: mix.advances + 1 };
  if (!isFresh(mix, next)) return next;
  const shown = mix.order.slice(0, at + 1);
  const rest = shuffled(mix.order.slice(at + 1), random);
  return withLast({ ...next, order: [...shown, ...rest] });
}

/** What comes after it has been shuffled on the way from one to the other. */
export function isFresh(before: Mix, after: Mix): boolean {
  return (
    after.advances > before.advances &&
    after.advances % freshEvery === 0 &&
    after.at < after.order.length
  );
}

export function back(mix: Mix): Mix {
  return mix.at === 0 ? mix : { ...mix, at: mix.at - 1 };
}

/** A video that cannot be played comes once more when all others have been, if others are to come. */
export function toEnd(mix: Mix, id: string): Mix {
  const isOnlyOne = mix.order.indexOf(id) === mix.order.length - 1;
  if (mix.last.includes(id) || isOnlyOne) return mix;
  return { ...mix, order: [...mix.order, id], last: [...mix.last, id] };
}
