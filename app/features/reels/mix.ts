import { shuffled } from "~/shared/random";
import type { Random } from "~/shared/random";

/** The order of a visit, as far as it is known, and where one is in it. */
export interface Mix {
  /** Posts' ids; those before `at` are the way back. */
  order: readonly string[];
  /** `order.length`: the end, where nothing new is left. */
  index: number;
  /** The furthest that was shown: what lies behind it is new. */
  furthestIndex: number;
  /** How often something new was gone on to. */
  advances: number;
  /** Could not be played: they stand in the order once more, behind all others. */
  unplayable: readonly string[];
}

/** spec §4: after so many advances what comes is shuffled anew. */
export const reshuffleEvery = 5;

export const emptyMix: Mix = {
  order: [],
  index: 0,
  furthestIndex: 0,
  advances: 0,
  unplayable: [],
};

/** What the server has by now: new ones come behind, those that are gone leave, and one stays where one is. */
export function mergeLoaded(mix: Mix, ids: readonly string[]): Mix {
  const known = new Set(mix.order);
  const loadedIds = new Set(ids);
  const order = mix.order.filter((id) => loadedIds.has(id));
  const added = ids.filter((id) => !known.has(id));
  if (added.length === 0 && order.length === mix.order.length) return mix;
  const countRemaining = (count: number) =>
    mix.order.slice(0, count).filter((id) => loadedIds.has(id)).length;
  const index = countRemaining(mix.index);
  const furthestIndex = Math.max(index, countRemaining(mix.furthestIndex + 1) - 1);
  return moveUnplayableToEnd({ ...mix, order: [...order, ...added], index, furthestIndex });
}

/** Those that could not be played behind all others that are to come. */
function moveUnplayableToEnd(mix: Mix): Mix {
  const shown = mix.order.slice(0, mix.furthestIndex + 1);
  const rest = mix.order.slice(mix.furthestIndex + 1);
  const isUnplayable = (id: string) => mix.unplayable.includes(id);
  const others = rest.filter((id) => !isUnplayable(id));
  return { ...mix, order: [...shown, ...others, ...rest.filter(isUnplayable)] };
}

/** To the next one; with every fifth that is new, what lies behind it is shuffled. */
export function advance(mix: Mix, random: Random): Mix {
  if (mix.index >= mix.order.length) return mix;
  const index = mix.index + 1;
  if (index <= mix.furthestIndex) return { ...mix, index };
  const next = { ...mix, index, furthestIndex: index, advances: mix.advances + 1 };
  if (!wasReshuffled(mix, next)) return next;
  const shown = mix.order.slice(0, index + 1);
  const rest = shuffled(mix.order.slice(index + 1), random);
  return moveUnplayableToEnd({ ...next, order: [...shown, ...rest] });
}

/** What comes after it has been shuffled on the way from one to the other. */
export function wasReshuffled(before: Mix, after: Mix): boolean {
  return (
    after.advances > before.advances &&
    after.advances % reshuffleEvery === 0 &&
    after.index < after.order.length
  );
}

export function goBack(mix: Mix): Mix {
  return mix.index === 0 ? mix : { ...mix, index: mix.index - 1 };
}

/** A video that cannot be played comes once more when all others have been, if others are to come. */
export function queueAgain(mix: Mix, id: string): Mix {
  const isOnlyOne = mix.order.indexOf(id) === mix.order.length - 1;
  if (mix.unplayable.includes(id) || isOnlyOne) return mix;
  return { ...mix, order: [...mix.order, id], unplayable: [...mix.unplayable, id] };
}
