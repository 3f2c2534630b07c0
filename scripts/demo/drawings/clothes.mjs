/** @typedef {import("./portrait.mjs").Look} Look */

const shoulders =
  "M28 300c4-50 42-66 96-78 12 14 40 14 52 0 54 12 92 28 96 78Z";

/** What people wear, from the neck down. @satisfies {Record<string, (look: Look) => string>} */
export const clothes = {
  /** @param {Look} look */
  jumper: ({ cloth: [main, trim] }) =>
    `<path d="${shoulders}" fill="${main}"/><path d="M120 222c8 24 52 24 60 0l8 3c-9 34-67 34-76 0Z" fill="${trim}"/>`,

  /** @param {Look} look */
  shirt: ({ cloth: [main, trim] }) =>
    `<path d="${shoulders}" fill="${main}"/><path d="M150 246v54" stroke="${trim}" stroke-width="3"/><path d="M122 218l28 28-24 20-20-40ZM178 218l-28 28 24 20 20-40Z" fill="${trim}"/>`,

  /** @param {Look} look */
  clerical: ({ cloth: [main, trim] }) =>
    `<path d="${shoulders}" fill="${main}"/><path d="M121 214c14 15 44 15 58 0l3 22c-16 15-48 15-64 0Z" fill="${main}"/><path d="M121 214c14 15 44 15 58 0l3 22c-16 15-48 15-64 0Z" fill="#000" opacity=".18"/><rect x="138" y="226" width="24" height="17" rx="2" fill="#fdfcf7"/><path d="M78 240l24 60M222 240l-24 60" stroke="${trim}" stroke-width="3" opacity=".7"/>`,

  /** @param {Look} look */
  woven: ({ cloth: [main, trim] }) =>
    `<path d="${shoulders}" fill="${main}"/><path d="M118 223c10 26 54 26 64 0l14 5c-14 38-78 38-92 0Z" fill="${trim}"/>${[
      0, 1, 2, 3, 4, 5, 6,
    ]
      .map(
        (n) =>
          `<path d="M${50 + n * 30} ${n % 2 ? 282 : 274}l10-10 10 10-10 10Z" fill="${trim}"/>`,
      )
      .join("")}`,

  /** A white shawl with a coloured hem, drawn about the shoulders. @param {Look} look */
  shawl: ({ cloth: [main, trim] }) =>
    `<path d="${shoulders}" fill="${main}"/><path d="M96 232c30 46 66 58 132 68H28c4-46 32-58 68-68Z" fill="#fff" opacity=".35"/><path d="M204 232c-30 50-80 60-156 52" stroke="${trim}" stroke-width="9" fill="none"/><path d="M208 243c-32 50-84 62-164 54" stroke="#3f7a4f" stroke-width="4" fill="none"/>`,

  /** @param {Look} look */
  cardigan: ({ cloth: [main, trim] }) =>
    `<path d="${shoulders}" fill="${trim}"/><path d="M28 300c4-50 42-66 96-78l16 78ZM272 300c-4-50-42-66-96-78l-16 78Z" fill="${main}"/><circle cx="150" cy="272" r="3.5" fill="${main}"/><circle cx="150" cy="290" r="3.5" fill="${main}"/>`,
};
