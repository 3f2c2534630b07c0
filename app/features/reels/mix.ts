import { shuffled, type Random } from "~/shared/random";

/** The shuffled videos of a visit, as far as they're loaded, and the current position. */
export interface Mix {
  /** Post ids. */
  order: readonly string[];
  /** Equals `order.length` at the end. */
  index: number;
  /** The furthest position reached; later videos are new. */
  furthestIndex: number;
  /** How often the user advanced to a new video. */
  advances: number;
  /** Videos that couldn't be played. Each is in `order` a second time, after all others. */
  unplayable: readonly string[];
}

/** Upcoming videos are reshuffled after this many advances. */
export const reshuffleEvery = 5;

export const emptyMix: Mix = {
  order: [],
  index: 0,
  furthestIndex: 0,
  advances: 0,
  unplayable: [],
};

/** Appends new videos, removes deleted ones, and stays at the current video. */
export function mergeLoaded(mix: Mix, ids: readonly string[]): Mix {
  const known = new Set(mix.order);
  const loadedIds = new Set(ids);
  const order = mix.order.filter((id) => loadedIds.has(id));
  const added = ids.filter((id) => !known.has(id));
  if (added.length === 0 && order.length === mix.order.length) return mix;
  const countRemaining = (count: number) =>
    mix.order.slice(0, count).filter((id) => loadedIds.has(id)).length;
  const index = countRemaining(mix.index);
  const furthestIndex = Math.max(
    index,
    countRemaining(mix.furthestIndex + 1) - 1,
  );
  return moveUnplayableToEnd({
    ...mix,
    order: [...order, ...added],
    index,
    furthestIndex,
  });
}

/** Keeps unplayable videos behind all other upcoming ones. */
function moveUnplayableToEnd(mix: Mix): Mix {
  const shown = mix.order.slice(0, mix.furthestIndex + 1);
  const rest = mix.order.slice(mix.furthestIndex + 1);
  const isUnplayable = (id: string) => mix.unplayable.includes(id);
  const others = rest.filter((id) => !isUnplayable(id));
  return { ...mix, order: [...shown, ...others, ...rest.filter(isUnplayable)] };
}

/** Goes to the next video. Every fifth new video reshuffles the upcoming ones. */
export function advance(mix: Mix, random: Random): Mix {
  if (mix.index >= mix.order.length) return mix;
  const index = mix.index + 1;
  if (index <= mix.furthestIndex) return { ...mix, index };
  const next = {
    ...mix,
    index,
    furthestIndex: index,
    advances: mix.advances + 1,
  };
  if (!wasReshuffled(mix, next)) return next;
  const shown = mix.order.slice(0, index + 1);
  const rest = shuffled(mix.order.slice(index + 1), random);
  return moveUnplayableToEnd({ ...next, order: [...shown, ...rest] });
}

/** Whether the step from `before` to `after` reshuffled the upcoming videos. */
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

/** Queues an unplayable video once more, after all others. No-op if it's the last one. */
export function queueAgain(mix: Mix, id: string): Mix {
  const isOnlyOne = mix.order.indexOf(id) === mix.order.length - 1;
  if (mix.unplayable.includes(id) || isOnlyOne) return mix;
  return {
    ...mix,
    order: [...mix.order, id],
    unplayable: [...mix.unplayable, id],
  };
}
