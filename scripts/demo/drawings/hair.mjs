/** @typedef {import("./portrait.mjs").Look} Look */
/** @typedef {(look: Look) => string} Part */

/** @param {number} x @param {number} y @param {number} r */
const curl = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;

/** @param {string} fill @param {string} shapes */
const group = (fill, shapes) => `<g fill="${fill}">${shapes}</g>`;

/** @param {string} fill @param {string} d */
const shape = (fill, d) => `<path d="${d}" fill="${fill}"/>`;

/** What falls behind the shoulders. @type {Record<string, Part>} */
export const backHair = {
  curls: ({ hair }) =>
    group(
      hair,
      [
        [92, 118, 32],
        [208, 118, 32],
        [84, 158, 32],
        [216, 158, 32],
        [86, 200, 31],
        [214, 200, 31],
        [98, 232, 26],
        [202, 232, 26],
        [150, 96, 62],
      ]
        .map(([x = 0, y = 0, r = 0]) => curl(x, y, r))
        .join(""),
    ),
  waves: ({ hair }) =>
    shape(
      hair,
      "M150 50c-50 0-74 34-72 84 1 34-14 52-8 86 4 22 24 38 46 36h68c22 2 42-14 46-36 6-34-9-52-8-86 2-50-22-84-72-84Z",
    ),
  straight: ({ hair }) =>
    shape(
      hair,
      "M150 54c-48 0-68 34-68 82v116c0 8 20 12 34 8h68c14 4 34 0 34-8V136c0-48-20-82-68-82Z",
    ),
  headscarf: ({ accent = "#8a3b3b" }) =>
    shape(
      accent,
      "M150 48c-54 0-76 40-74 92 1 42-10 76-28 104 40 16 164 16 204 0-18-28-27-62-28-104 2-52-20-92-74-92Z",
    ),
  netela: ({ accent = "#fbf7ee" }) =>
    shape(
      accent,
      "M150 42c-58 0-82 44-80 98 1 46-14 84-36 116 50 20 182 20 232 0-22-32-35-70-36-116 2-54-22-98-80-98Z",
    ),
  bun: ({ hair }) =>
    `<circle cx="150" cy="48" r="26" fill="${hair}"/>` +
    shape(hair, "M150 58c-44 0-62 30-60 84h120c2-54-16-84-60-84Z"),
};

/** What frames the face. @satisfies {Record<string, Part>} */
export const frontHair = {
  /** @param {Look} look */
  curls: ({ hair }) =>
    group(
      hair,
      [
        [104, 106, 19],
        [120, 84, 21],
        [146, 72, 22],
        [174, 80, 21],
        [194, 102, 19],
      ]
        .map(([x = 0, y = 0, r = 0]) => curl(x, y, r))
        .join(""),
    ),
  /** @param {Look} look */
  waves: ({ hair }) =>
    shape(
      hair,
      "M150 58c-42 0-62 30-58 84 8-6 8-26 18-40 14-2 34-10 46-24 8 16 24 22 34 26 10 12 10 32 18 38 4-54-16-84-58-84Z",
    ),
  /** @param {Look} look */
  straight: ({ hair }) =>
    shape(
      hair,
      "M150 58c-44 0-60 32-56 84 6-8 6-26 10-38 30 2 62-6 80-20 8 10 10 44 22 58 4-52-12-84-56-84Z",
    ),
  /** @param {Look} look */
  crop: ({ hair }) =>
    shape(
      hair,
      "M94 132c-8-50 18-78 58-78 38 0 62 26 54 78-6-8-5-22-10-31-14-2-20-12-24-20-16 14-44 18-66 18-6 10-6 24-12 33Z",
    ),
  /** @param {Look} look */
  swept: ({ hair }) =>
    shape(
      hair,
      "M94 134c-10-46 10-84 62-82 40 0 60 32 50 82-6-10-4-24-12-36-20 4-58 2-76-16-10 16-14 30-24 52Z",
    ),
  /** @param {Look} look */
  fade: ({ hair }) =>
    shape(
      hair,
      "M95 126c-6-40 18-66 55-66s61 26 55 66c-5-9-5-17-9-24-26-12-66-12-92 0-4 7-4 15-9 24Z",
    ),
  /** @param {Look} look */
  cloud: ({ hair }) =>
    group(
      hair,
      [
        [92, 140, 17],
        [90, 116, 20],
        [102, 92, 21],
        [124, 74, 22],
        [150, 68, 23],
        [176, 74, 22],
        [198, 92, 21],
        [210, 116, 20],
        [208, 140, 17],
      ]
        .map(([x = 0, y = 0, r = 0]) => curl(x, y, r))
        .join(""),
    ),
  /** @param {Look} look */
  bun: ({ hair, accent = "#d9605a" }) =>
    shape(
      hair,
      "M150 60c-42 0-60 28-57 78 8-10 10-26 20-36 26 0 50-8 66-22 8 14 22 24 25 58 3-50-12-78-54-78Z",
    ) +
    `<g transform="translate(204 108)"><g fill="${accent}">${[
      0, 72, 144, 216, 288,
    ]
      .map(
        (turn) =>
          `<ellipse cy="-12" rx="8" ry="12" transform="rotate(${turn})"/>`,
      )
      .join("")}</g><circle r="6" fill="#f5c84b"/></g>`,
  /** @param {Look} look */
  wrap: ({ accent = "#c4532d", cloth }) =>
    shape(
      accent,
      "M92 120c-16-54 14-92 58-92s74 38 58 92c-30-22-86-22-116 0Z",
    ) +
    `<path d="M96 98c34-26 74-26 108 0M104 76c30-22 62-22 92 0" stroke="${cloth[1]}" stroke-width="5" fill="none" opacity=".85"/>` +
    shape(accent, "M176 44c8-26 34-30 46-16-8 20-26 30-46 16Z") +
    shape(accent, "M188 52c22-8 42 4 40 22-20 6-38-4-40-22Z"),
  /** @param {Look} look */
  headscarf: ({ hair, accent = "#8a3b3b" }) =>
    shape(hair, "M98 118c6-34 24-46 52-46s46 12 52 46c-26-26-78-26-104 0Z") +
    shape(
      accent,
      "M150 50c-48 0-68 36-60 92 4 30 12 56 4 92 14-18 16-48 10-80-6-40 10-76 46-76s52 36 46 76c-6 32-4 62 10 80-8-36 0-62 4-92 8-56-12-92-60-92Z",
    ),
  /** @param {Look} look */
  netela: ({ hair, accent = "#fbf7ee" }) =>
    shape(
      hair,
      "M96 124c4-38 22-54 54-54s50 16 54 54c-16-22-34-32-54-46-20 14-38 24-54 46Z",
    ) +
    shape(
      accent,
      "M150 44c-52 0-74 40-66 98 4 30 8 60 0 100 16-20 22-54 16-90-8-46 10-84 50-84s58 38 50 84c-6 36 0 70 16 90-8-40-4-70 0-100 8-58-14-98-66-98Z",
    ) +
    '<path d="M100 152c-8-46 10-84 50-84s58 38 50 84" stroke="#c2a24a" stroke-width="4" fill="none"/>',
};
