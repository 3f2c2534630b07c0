import { shuffled, type Random } from "~/shared/random";

/** The shuffled videos of a visit, as far as they're loaded, and the current position. */
export interface Mix {
  order: readonly string[];
  /** Equals `order.length` at the end. */
  index: number;
  /** The furthest position reached; later videos are new. */
  furthestIndex: number;
}

/** Upcoming videos are reshuffled after this many new videos. */
export const reshuffleEvery = 5;

export const emptyMix: Mix = { order: [], index: 0, furthestIndex: 0 };

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
  return { ...mix, order: [...order, ...added], index, furthestIndex };
}

/** Goes to the next video. Every fifth new video reshuffles the upcoming ones. */
export function advance(mix: Mix, random: Random): Mix {
  if (mix.index >= mix.order.length) return mix;
  const index = mix.index + 1;
  if (index <= mix.furthestIndex) return { ...mix, index };
  const next = { ...mix, index, furthestIndex: index };
  if (!wasReshuffled(mix, next)) return next;
  const shown = mix.order.slice(0, index + 1);
  const rest = shuffled(mix.order.slice(index + 1), random);
  return { ...next, order: [...shown, ...rest] };
}

/** Whether the step from `before` to `after` reshuffled the upcoming videos. */
export function wasReshuffled(before: Mix, after: Mix): boolean {
  return (
    after.furthestIndex > before.furthestIndex &&
    after.furthestIndex % reshuffleEvery === 0 &&
    after.index < after.order.length
  );
}

export function goBack(mix: Mix): Mix {
  return mix.index === 0 ? mix : { ...mix, index: mix.index - 1 };
}
