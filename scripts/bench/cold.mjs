// What is asked for once and by nobody else, so that no cache has it.

export const johnOn = (/** @type {string} */ on) =>
  `/verse-image/kjv/john/3/16.png?background=${on}`;
let visit = 0;

/** No two visitors ask the same: nothing is in the cache. */
export const coldVisits = (/** @type {string} */ path) => () =>
  Array.from({ length: 2000 }, () => ({
    path: `${path}?visit=${(visit += 1)}`,
  }));

/** Letters in a white of their own: each is drawn. @param {string} on @returns {import("./plan.mjs").Measurement} */
export const coldVerses = (on) => ({
  name: `verse on ${on}, cold`,
  steps: () =>
    Array.from({ length: 2000 }, () => ({
      path: `${johnOn(on)}&text=${(0xffffff - (visit += 1)).toString(16)}`,
    })),
  most: 1,
});
