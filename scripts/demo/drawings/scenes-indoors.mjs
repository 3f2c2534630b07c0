import { high, picture, scatter, wide } from "./strokes.mjs";

export const table = () =>
  picture(
    '<path d="M300 40h360v340H300Z" fill="#e9c98f"/><path d="M318 58h150v145H318ZM492 58h150v145H492ZM318 221h150v141H318ZM492 221h150v141H492Z" fill="#fdf2d0"/><path d="M318 150q70-40 150 0v53H318ZM492 160q70-46 150-4v47H492ZM318 221h150v60q-80-30-150 10ZM492 221h150v70q-70-40-150-10Z" fill="#a9c3a0" opacity=".6"/>' +
      '<path d="M260 20c30 120 20 260-20 370h60V20ZM700 20c-30 120-20 260 20 370h-60V20Z" fill="#fffaf0" opacity=".75"/>' +
      `<path d="M0 430h${wide}v210H0Z" fill="#8a5a3b"/><path d="M0 430h${wide}v18H0Z" fill="#a8714c"/>` +
      '<path d="M170 470h620l80 170H90Z" fill="#fdf8ec"/><path d="M170 470h620l7 16H163Z" fill="#e9dcc3"/>' +
      '<ellipse cx="400" cy="542" rx="170" ry="34" fill="#c9a06c"/><path d="M250 530c0-66 60-96 150-96s150 30 150 96c0 22-300 22-300 0Z" fill="#c98241"/><path d="M250 530c0-66 60-96 150-96 40 0 74 6 100 18-60-4-200 6-232 92-12-2-18-8-18-14Z" fill="#dda05f"/><path d="M320 470q14 24 8 56M386 452q14 30 8 72M452 462q14 28 8 60" stroke="#a5642d" stroke-width="6" fill="none" stroke-linecap="round"/>' +
      '<path d="M600 420h96c0 58-22 84-40 90v44h34v14h-84v-14h34v-44c-18-6-40-32-40-90Z" fill="#b58a3e"/><path d="M604 432h88c-2 18-6 30-12 40h-64c-6-10-10-22-12-40Z" fill="#6d1f33"/><path d="M612 436c2 40 14 60 26 68" stroke="#e8c878" stroke-width="6" fill="none"/>' +
      '<path d="M758 560v-150h34v150Z" fill="#f7efdd"/><path d="M775 410v-14" stroke="#4a3527" stroke-width="4"/><path d="M775 400c-18-18-6-38 0-54 8 16 20 36 0 54Z" fill="#ffb63f"/><circle cx="775" cy="376" r="70" fill="#ffd98a" opacity=".25"/>',
    [
      ["0", "#d9b98f"],
      ["1", "#b98d63"],
    ],
  );

const glass = [
  "#2f5fa8",
  "#c0392b",
  "#e3a72f",
  "#3d8b5f",
  "#7a4a9c",
  "#d9743a",
  "#4f9ec4",
];

/** Panes in rings about a centre, as in a rose window. */
const rose = () =>
  [
    [52, 8, 0],
    [108, 12, 2],
    [168, 16, 4],
  ]
    .map(([radius = 0, count = 0, shift = 0]) =>
      Array.from({ length: count }, (_, n) => {
        const turn = (360 / count) * n;
        const size = (radius * Math.PI) / count - 5;
        return `<ellipse cx="480" cy="${270 - radius}" rx="${size.toFixed(0)}" ry="24" transform="rotate(${turn} 480 270)" fill="${glass[(n + shift) % glass.length] ?? ""}"/>`;
      }).join(""),
    )
    .join("");

export const roseWindow = () =>
  picture(
    scatter(
      31,
      9,
      (_, n) =>
        `<path d="M0 ${n * 72}h${wide}" stroke="#3c3640" stroke-width="3" opacity=".6"/>`,
    ) +
      '<circle cx="480" cy="270" r="222" fill="#6d6470"/><circle cx="480" cy="270" r="202" fill="#1d1a24"/>' +
      rose() +
      '<circle cx="480" cy="270" r="30" fill="#f3d27a"/><path d="M480 250v40M460 264h40" stroke="#7a4a1c" stroke-width="6"/>' +
      glass
        .map(
          (colour, n) =>
            `<path d="M${330 + n * 44} 460l${-190 + n * 40} 180h70l${150 - n * 30}-180Z" fill="${colour}" opacity=".28"/>`,
        )
        .join("") +
      `<path d="M0 600h${wide}v40H0Z" fill="#2a252d"/>` +
      [90, 260, 620, 790]
        .map(
          (x) =>
            `<path d="M${x} ${high}v-70h90v70ZM${x - 6} 566h102v12H${x - 6}Z" fill="#57402f"/>`,
        )
        .join(""),
    [
      ["0", "#4f4853"],
      ["1", "#3a343e"],
    ],
  );

export const garden = () =>
  picture(
    '<circle cx="180" cy="120" r="50" fill="#fff6cf"/>' +
      '<path d="M0 330c160-50 320-10 480-30s320-30 480 0v60H0Z" fill="#8fb07a"/>' +
      scatter(
        37,
        17,
        (_, n) =>
          `<path d="M${n * 60} 400v-96l20-20 20 20v96Z" fill="#f5ecd9"/>`,
      ) +
      '<path d="M0 330h960v12H0ZM0 372h960v12H0Z" fill="#e3d5b8"/><path d="M0 400h960v240H0Z" fill="#6f8f52"/>' +
      [
        [40, 440, 390],
        [500, 440, 420],
        [110, 540, 740],
      ]
        .map(
          ([x = 0, y = 0, length = 0], bed) =>
            `<path d="M${x} ${y}h${length}v60H${x}Z" fill="#9a6b43"/><path d="M${x + 10} ${y - 14}h${length - 20}v22H${x + 10}Z" fill="#4e3524"/>${Array.from(
              { length: Math.floor(length / 62) },
              (_, n) => plant(bed, x + 40 + n * 62, y - 10),
            ).join("")}`,
        )
        .join(""),
    [
      ["0", "#8cc3e0"],
      [".6", "#eef3dc"],
    ],
  );

/**
 * @param {number} bed
 * @param {number} x
 * @param {number} y
 */
function plant(bed, x, y) {
  if (bed === 1) {
    return `<path d="M${x} ${y}v-90" stroke="#3f7a42" stroke-width="6"/><g transform="translate(${x} ${y - 100})"><g fill="#f2b632">${[0, 45, 90, 135].map((turn) => `<ellipse rx="30" ry="9" transform="rotate(${turn})"/>`).join("")}</g><circle r="13" fill="#6b4323"/></g>`;
  }
  if (bed === 0) {
    return `<g transform="translate(${x} ${y})"><path d="M0 0c-26-6-30-26-24-38 16 4 24 18 24 38ZM0 0c26-6 30-26 24-38-16 4-24 18-24 38ZM0 0c-10-20-6-40 0-50 6 10 10 30 0 50Z" fill="#5da256"/></g>`;
  }
  return `<path d="M${x} ${y}v-60" stroke="#3f7a42" stroke-width="5"/><circle cx="${x - 10}" cy="${y - 24}" r="10" fill="#d8402f"/><circle cx="${x + 10}" cy="${y - 40}" r="10" fill="#e35a3c"/><path d="M${x} ${y - 56}c-20-2-26-14-26-24 14 0 24 8 26 24ZM${x} ${y - 56}c20-2 26-14 26-24-14 0-24 8-26 24Z" fill="#4f9150"/>`;
}
