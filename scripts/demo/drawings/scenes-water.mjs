import {
  conifer,
  palm,
  picture,
  ridge,
  scatter,
  stars,
  sun,
  wide,
} from "./strokes.mjs";

/**
 * Bright strokes on water below `top`.
 *
 * @param {number} seed
 * @param {number} top
 * @param {string} colour
 * @param {number} [middle] where they gather, as under a sun
 */
const ripples = (seed, top, colour, middle) =>
  scatter(seed, 46, (random) => {
    const depth = random();
    const y = top + 8 + depth * (630 - top);
    const spread = middle === undefined ? wide : 120 + depth * 260;
    const x = (middle ?? wide / 2) + (random() - 0.5) * spread;
    const length = 20 + depth * 60;
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}h${length.toFixed(0)}" stroke="${colour}" stroke-width="${(1.5 + depth * 3).toFixed(1)}" stroke-linecap="round" opacity=".5"/>`;
  });

export const lake = () =>
  picture(
    sun(300, 150, 40, "#fff", "#fff8e0") +
      '<path d="M0 400l150-170 90 90 150-210 170 220 110-120 190 190h100v60H0Z" fill="#7d93ad"/><path d="M390 110l-62 87 40-12 26 22 30-26 30 12Z" fill="#f6f9fc"/><path d="M150 230l-46 52 34-6 24 16 24-14 20 4Z" fill="#e7eef5"/>' +
      ridge([390, 360, 396, 372, 392, 350], "#4f7474") +
      scatter(6, 26, (random, n) =>
        conifer(8 + n * 38, 410 + random() * 8, 14 + random() * 14, "#2f5354"),
      ) +
      `<path d="M0 408h${wide}v232H0Z" fill="#8fb4c8"/><path d="M0 408h${wide}v26q-480 50-${wide} 0Z" fill="#3f6668" opacity=".5"/>` +
      ripples(8, 440, "#e8f4f7") +
      '<g transform="translate(600 520)"><path d="M-90 0h180c-14 34-40 44-90 44S-76 34-90 0Z" fill="#8b4a32"/><path d="M-90 0h180l-5 12H-85Z" fill="#b56a47"/><path d="M-20 0l-60 60" stroke="#5f3424" stroke-width="6" stroke-linecap="round"/></g>',
    [
      ["0", "#7fb2d6"],
      [".65", "#f3ead6"],
    ],
  );

export const harbour = () =>
  picture(
    sun(480, 330, 72, "#ffe7a8", "#ffc470") +
      ridge([380, 352, 372, 380, 366, 340], "#a8586b") +
      `<path d="M0 384h${wide}v256H0Z" fill="#c96a6a"/><path d="M0 500h${wide}v140H0Z" fill="#8d4763" opacity=".55"/>` +
      ripples(15, 392, "#ffdf9c", 470) +
      [
        [210, 500, 1.25, "#2c3e63"],
        [720, 470, 0.95, "#3d5178"],
        [560, 430, 0.5, "#5a4a6b"],
      ]
        .map(
          ([x, y, scale, hull]) =>
            `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-100 0h200l-26 46H-70Z" fill="${hull}"/><path d="M-100 0h200l-4 9H-95Z" fill="#f5e3c5"/><path d="M-8 0v-150h7V0Z" fill="#4a2c33"/><path d="M4-146C60-96 76-50 78-14H4Z" fill="#fff1d6"/><path d="M-14-130C-52-86-66-44-70-14h56Z" fill="#f6d3a6"/></g>`,
        )
        .join("") +
      '<path d="M120 150q16-14 30 0 14-14 30 0M210 196q12-10 22 0 10-10 22 0" stroke="#6a3c55" stroke-width="4" fill="none" stroke-linecap="round"/>',
    [
      ["0", "#48406f"],
      [".35", "#b7607a"],
      [".6", "#f7a867"],
    ],
  );

export const lagoon = () =>
  picture(
    stars(17, 26, 120) +
      sun(700, 350, 54, "#fff6d2", "#ffdf9a") +
      ridge([372, 340, 366, 372, 360, 372], "#7aa6a8") +
      `<path d="M0 376h${wide}v264H0Z" fill="#58b3b5"/><path d="M0 450h${wide}v190H0Z" fill="#7ccac4" opacity=".7"/>` +
      ripples(19, 382, "#fdf3cf", 690) +
      '<g transform="translate(520 470)"><path d="M-110 0c60 18 150 18 220-4-18 28-60 36-110 36S-92 26-110 0Z" fill="#7b3f2a"/><path d="M-60 54h150" stroke="#7b3f2a" stroke-width="9" stroke-linecap="round"/><path d="M-30 18l-8 36M50 16l8 38" stroke="#5a2d1e" stroke-width="5"/></g>' +
      '<path d="M0 560c170-60 330-20 520 10s320 20 440-10v80H0Z" fill="#f2dcae"/>' +
      palm(110, 580, 1.75, "#6d4a34", "#2f6b52") +
      palm(200, 600, 1.3, "#7c563d", "#3c8062") +
      palm(890, 590, 1.5, "#6d4a34", "#2f6b52"),
    [
      ["0", "#6f7fbb"],
      [".4", "#f0b6a4"],
      [".62", "#fde6b8"],
    ],
  );

export const backwater = () =>
  picture(
    ridge([330, 318, 332, 320, 330, 316], "#79a58a") +
      [40, 130, 215, 330, 620, 720, 810, 905]
        .map((x, n) =>
          palm(
            x,
            372 + (n % 3) * 6,
            0.85 + (n % 3) * 0.2,
            "#5c4634",
            n % 2 ? "#3f7d55" : "#2f6647",
          ),
        )
        .join("") +
      ridge([372, 364, 374, 366, 372, 362], "#4a7f58") +
      `<path d="M0 384h${wide}v256H0Z" fill="#8fb9a5"/><path d="M0 384h${wide}v40q-480 30-${wide} 0Z" fill="#3f6d50" opacity=".45"/>` +
      ripples(23, 420, "#f1f7e4") +
      '<g transform="translate(480 500)"><path d="M-190-6c90 34 290 34 380 0-30 44-120 56-190 56S-160 38-190-6Z" fill="#5b3a26"/><path d="M-100 12c0-70 40-96 100-96s100 26 100 96Z" fill="#c49a5a"/><path d="M-100 12c0-70 40-96 100-96M-62 12c0-60 26-90 62-96M62 12c0-60-26-90-62-96" stroke="#8a6636" stroke-width="4" fill="none"/><path d="M-34 12v-34a34 30 0 0 1 68 0v34Z" fill="#5b3a26"/></g>' +
      scatter(
        27,
        14,
        (random) =>
          `<ellipse cx="${(random() * wide).toFixed(0)}" cy="${(590 + random() * 40).toFixed(0)}" rx="${(16 + random() * 14).toFixed(0)}" ry="6" fill="#4f8a5e"/>`,
      ),
    [
      ["0", "#bcd6d8"],
      [".55", "#f7efd2"],
    ],
  );
