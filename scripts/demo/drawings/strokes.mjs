import { seeded } from "./random.mjs";

// Strokes that the landscapes share, on 960 × 640.
export const wide = 960;
export const high = 640;

/**
 * @param {string} body
 * @param {[string, string][]} sky stops from top to bottom: offset, colour
 */
export const picture = (body, sky) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}"><defs><linearGradient id="sky" x2="0" y2="1">${sky
    .map(
      ([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`,
    )
    .join(
      "",
    )}</linearGradient></defs><path fill="url(#sky)" d="M0 0h${wide}v${high}H0Z"/>${body}</svg>`;

/**
 * A ridge from the left edge to the right, filled down to the bottom.
 *
 * @param {number[]} heights at even distances
 * @param {string} fill
 */
export function ridge(heights, fill) {
  const apart = wide / (heights.length - 1);
  let d = `M0 ${heights[0] ?? high}`;
  heights.slice(1).forEach((y, n) => {
    const before = heights[n] ?? y;
    const x = n * apart;
    d += `C${x + apart / 2} ${before} ${x + apart / 2} ${y} ${x + apart} ${y}`;
  });
  return `<path d="${d}V${high}H0Z" fill="${fill}"/>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} fill
 * @param {string} glow
 */
export const sun = (x, y, r, fill, glow) =>
  [3.4, 2.4, 1.6]
    .map(
      (times) =>
        `<circle cx="${x}" cy="${y}" r="${r * times}" fill="${glow}" opacity=".16"/>`,
    )
    .join("") + `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/**
 * @param {number} seed
 * @param {number} count
 * @param {(random: () => number, n: number) => string} draw
 */
export function scatter(seed, count, draw) {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, n) => draw(random, n)).join("");
}

/**
 * @param {number} seed
 * @param {number} count
 * @param {number} lowest
 */
export const stars = (seed, count, lowest) =>
  scatter(seed, count, (random) => {
    const [x, y, r] = [
      random() * wide,
      random() * lowest,
      0.8 + random() * 1.6,
    ];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill="#fff7dd" opacity="${(0.4 + random() * 0.6).toFixed(2)}"/>`;
  });

/**
 * A conifer, its foot at (x, y).
 *
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} fill
 */
export const conifer = (x, y, size, fill) =>
  `<path d="M${x} ${y - size * 2.6}l${size * 0.55} ${size}h-${size * 0.2}l${size * 0.4} ${size * 0.8}h-${size * 0.25}l${size * 0.4} ${size * 0.8}h-${size * 1.8}l${size * 0.4}-${size * 0.8}h-${size * 0.25}l${size * 0.4}-${size * 0.8}h-${size * 0.2}Z" fill="${fill}"/>`;

/**
 * A small church, the foot of its tower at (x, y).
 *
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {{ wall: string, roof: string, light: string }} colours
 */
export const church = (x, y, scale, { wall, roof, light }) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M12-52h62v52H12Z" fill="${wall}"/><path d="M6-50l37-30 37 30Z" fill="${roof}"/><path d="M-14-86h30V0h-30Z" fill="${wall}"/><path d="M-18-84l19-46 19 46Z" fill="${roof}"/><path d="M1-130v-22M-6-144H8" stroke="${roof}" stroke-width="3.5"/><path d="M-4-8v-16a5 5 0 0 1 10 0v16ZM26-14v-16a5 5 0 0 1 10 0v16ZM50-14v-16a5 5 0 0 1 10 0v16ZM-3-56v-10a4 4 0 0 1 8 0v10Z" fill="${light}"/></g>`;

/**
 * A palm, its foot at (x, y).
 *
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {string} trunk
 * @param {string} leaf
 */
export const palm = (x, y, scale, trunk, leaf) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 0C-4-60 2-120 26-176l9 4C16-118 10-60 12 0Z" fill="${trunk}"/><g transform="translate(30 -176)" fill="${leaf}">${[
    -168, -132, -96, -52, -14, 18,
  ]
    .map(
      (turn) =>
        `<path d="M0 0C24-22 62-26 92 2 60-8 30-4 0 0Z" transform="rotate(${turn})"/>`,
    )
    .join("")}</g></g>`;
