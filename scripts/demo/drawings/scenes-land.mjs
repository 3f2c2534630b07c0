import {
  church,
  conifer,
  high,
  picture,
  ridge,
  scatter,
  stars,
  sun,
  wide,
} from "./strokes.mjs";

export const dawn = () =>
  picture(
    sun(610, 330, 62, "#fff3cf", "#ffe2a3") +
      ridge([380, 330, 372, 318, 366, 340], "#d79a8e") +
      ridge([420, 398, 432, 392, 430, 410], "#b27a83") +
      '<path d="M0 432q240-26 480 0t480-6v34q-240 20-480 0T0 470Z" fill="#ffe9d0" opacity=".45"/>' +
      ridge([500, 462, 486, 520, 478, 470], "#7d5d72") +
      church(250, 478, 0.8, {
        wall: "#f4dcc6",
        roof: "#5d3f57",
        light: "#ffd98a",
      }) +
      ridge([560, 576, 540, 562, 590, 548], "#4b4159") +
      scatter(4, 16, (random, n) =>
        conifer(
          30 + n * 62 + random() * 20,
          600 + random() * 30,
          20 + random() * 14,
          "#352f45",
        ),
      ),
    [
      ["0", "#5d6a9c"],
      [".35", "#c08ba0"],
      [".62", "#f6bf8f"],
      ["1", "#fbe0b4"],
    ],
  );

export const wheat = () =>
  picture(
    sun(730, 210, 50, "#fffbe6", "#fff3c4") +
      ridge([330, 306, 322, 300, 318, 308], "#8fae9b") +
      ridge([352, 344, 350, 338, 346, 350], "#6d9384") +
      `<path d="M0 360q480-26 ${wide} 0v280H0Z" fill="#e3b04b"/>` +
      '<path d="M452 352c-10 80-130 160-190 288h250c-20-120-30-210-44-288Z" fill="#f4dcaa"/>' +
      scatter(7, 210, (random) => {
        const depth = random();
        const y = 385 + depth * 250;
        const side = random() < 0.5;
        const middle = 455 - depth * 70;
        const free = 20 + depth * 120;
        const x = side
          ? random() * (middle - free)
          : middle + free + random() * (wide - middle - free);
        const size = 10 + depth * 26;
        const colour =
          ["#c98f2b", "#f1c766", "#b87d22", "#f7d88a"][
            Math.floor(random() * 4)
          ] ?? "";
        return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(size * 0.14).toFixed(1)} ${(-size).toFixed(1)} ${(size * 0.3).toFixed(1)} ${(-size * 1.6).toFixed(1)}" stroke="${colour}" stroke-width="${(1.5 + depth * 3).toFixed(1)}" fill="none" stroke-linecap="round"/>`;
      }),
    [
      ["0", "#86b9d8"],
      [".6", "#e6eed6"],
    ],
  );

export const bethlehem = () =>
  picture(
    stars(11, 130, 400) +
      '<g fill="#fff6d6"><path d="M690 96l6 40 40 6-40 6-6 60-6-60-40-6 40-6Z"/><circle cx="690" cy="142" r="34" opacity=".16"/><circle cx="690" cy="142" r="70" opacity=".09"/></g>' +
      ridge([420, 396, 430, 400, 416, 386], "#253463") +
      ridge([470, 450, 476, 440, 462, 470], "#1d2850") +
      scatter(5, 13, (random, n) => {
        const x = 90 + n * 62;
        const w = 46 + random() * 34;
        const h = 40 + random() * 46;
        const y = 520 - Math.sin((n / 12) * Math.PI) * 40;
        const lit = random() < 0.8;
        return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}v${(-h).toFixed(0)}h${w.toFixed(0)}v${h.toFixed(0)}Z" fill="${n % 2 ? "#35406d" : "#2c3660"}"/>${n % 4 === 1 ? `<path d="M${x.toFixed(0)} ${(y - h).toFixed(0)}a${(w / 2).toFixed(0)} ${(w / 2.6).toFixed(0)} 0 0 1 ${w.toFixed(0)} 0Z" fill="#414d80"/>` : ""}${lit ? `<path d="M${(x + w / 2 - 6).toFixed(0)} ${(y - h / 2 + 8).toFixed(0)}v-14a6 6 0 0 1 12 0v14Z" fill="#ffcf78"/>` : ""}`;
      }) +
      ridge([540, 520, 512, 516, 530, 520], "#141c3b") +
      ridge([600, 610, 590, 604, 620, 600], "#0d132b"),
    [
      ["0", "#0e1736"],
      [".6", "#2b3c77"],
      ["1", "#56619a"],
    ],
  );

export const snow = () =>
  picture(
    stars(21, 60, 300) +
      ridge([380, 300, 360, 280, 350, 310], "#8fa6c6") +
      ridge([430, 400, 430, 390, 430, 410], "#b6c8de") +
      scatter(9, 22, (random, n) =>
        conifer(
          10 + n * 45,
          470 + random() * 20,
          22 + random() * 16,
          "#4a6a86",
        ),
      ) +
      ridge([480, 470, 490, 466, 484, 474], "#e3ecf5") +
      church(470, 500, 1.5, {
        wall: "#f6efe4",
        roof: "#5b6f8c",
        light: "#ffc45e",
      }) +
      scatter(3, 4, (_, n) => {
        const x = [150, 265, 690, 800][n] ?? 0;
        return `<path d="M${x} 505v-44h70v44Z" fill="${n % 2 ? "#a3624d" : "#c08a5c"}"/><path d="M${x - 8} 463l43-34 43 34Z" fill="#fdfdff"/><path d="M${x + 14} 488v-16h14v16ZM${x + 42} 488v-16h14v16Z" fill="#ffcf78"/>`;
      }) +
      ridge([520, 498, 510, 500, 506, 516], "#f5f9fd") +
      `<path d="M470 504c30 40-60 70-90 136h210c-30-60-60-90-50-136Z" fill="#dfe8f2"/>` +
      scatter(
        13,
        90,
        (random) =>
          `<circle cx="${(random() * wide).toFixed(0)}" cy="${(random() * high).toFixed(0)}" r="${(1.5 + random() * 2.5).toFixed(1)}" fill="#fff" opacity=".85"/>`,
      ),
    [
      ["0", "#33507c"],
      [".7", "#b9cbe2"],
    ],
  );

export const olives = () =>
  picture(
    sun(220, 170, 46, "#fffdf0", "#fff3cd") +
      ridge([350, 300, 330, 290, 340, 320], "#b9b7a0") +
      ridge([400, 380, 392, 366, 386, 400], "#a3a77f") +
      ridge([450, 430, 450, 436, 452, 430], "#c9a877") +
      scatter(2, 7, (random, n) =>
        tree(90 + n * 140, 440 + random() * 16, 0.55),
      ) +
      ridge([520, 500, 520, 506, 524, 500], "#b88f5c") +
      '<path d="M0 520h960v16H0ZM0 586h960v18H0Z" fill="#8f7450" opacity=".5"/>' +
      tree(270, 590, 1.5) +
      tree(740, 600, 1.2),
    [
      ["0", "#9cc7dd"],
      [".7", "#f3e7c8"],
    ],
  );

/**
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
const tree = (x, y, scale) =>
  `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale})"><path d="M-14 0c10-30-8-46 2-84l-30-26 8-8 30 20 8-22h10l-4 30 34-28 8 8-38 40c2 30-2 42 8 70Z" fill="#6a5844"/><g fill="#7c8f5e"><circle cx="-34" cy="-130" r="36"/><circle cx="4" cy="-150" r="42"/><circle cx="44" cy="-128" r="38"/></g><g fill="#95a873"><circle cx="-22" cy="-142" r="22"/><circle cx="20" cy="-162" r="24"/><circle cx="52" cy="-138" r="20"/></g></g>`;
