// Portraits of the demo people, drawn: heads and shoulders on 300 × 300, from a few parts.
import { clothes } from "./clothes.mjs";
import { backHair, frontHair } from "./hair.mjs";

/**
 * @typedef {object} Look
 * @property {string} skin
 * @property {string} shade a darker tone of the skin, for shadows and the nose
 * @property {string} hair
 * @property {keyof typeof frontHair} style
 * @property {string} [accent] of a scarf, a band or a flower
 * @property {keyof typeof clothes} wears
 * @property {[string, string]} cloth its colour and a second one
 * @property {[string, string]} ground what is behind: top and bottom
 * @property {"sun" | "arch" | "hills" | "leaves"} scene
 * @property {"none" | "short" | "full" | "moustache"} [beard]
 * @property {"round" | "square"} [glasses]
 * @property {"soft" | "open"} [smile]
 * @property {boolean} [older]
 * @property {string} [lips]
 * @property {boolean} [earrings]
 */

/** The styles that cover the ears. */
const veiled = new Set(["headscarf", "netela"]);
const dark = "#2a211c";
const head =
  "M97 130C97 88 120 68 150 68s53 20 53 62c0 42-24 78-53 78s-53-36-53-78Z";

/** @type {Record<Look["scene"], (light: string) => string>} */
const scenes = {
  sun: (light) =>
    `<circle cx="214" cy="92" r="64" fill="${light}" opacity=".5"/>`,
  arch: (light) =>
    `<path d="M48 300V138a102 102 0 0 1 204 0v162Z" fill="${light}" opacity=".4"/>`,
  hills: (light) =>
    `<path d="M0 214c56-46 104-40 152-8s92 26 148-22v116H0Z" fill="${light}" opacity=".45"/>`,
  leaves: (light) =>
    [-75, -45, -15, 15, 45, 75]
      .map(
        (turn) =>
          `<path d="M150 220c-36-60-36-140 0-206 36 66 36 146 0 206Z" transform="rotate(${turn} 150 220)" fill="${light}" opacity=".3"/>`,
      )
      .join(""),
};

/**
 * @param {Look} look
 * @returns {string} SVG
 */
export function portrait(look) {
  const { skin, shade, ground, scene } = look;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">
<defs>
<linearGradient id="g" x2="0" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>
<clipPath id="h"><path d="${head}"/></clipPath>
</defs>
<path fill="url(#g)" d="M0 0h300v300H0Z"/>
${scenes[scene]("#fff8e7")}
${backHair[look.style]?.(look) ?? ""}
<path d="M124 176h52v44c0 22-52 22-52 0Z" fill="${skin}"/>
<path d="M124 196c16 16 36 16 52 0v10c-14 18-38 18-52 0Z" fill="${shade}" opacity=".55"/>
${clothes[look.wears](look)}
${veiled.has(look.style) ? "" : ears(look)}
<path d="${head}" fill="${skin}"/>
<g clip-path="url(#h)"><path d="M178 60c12 34 10 74-4 104s-24 42-40 50h92V60Z" fill="${shade}" opacity=".22"/></g>
${face(look)}
${frontHair[look.style](look)}
${look.earrings ? '<circle cx="93" cy="164" r="4.5" fill="#e0b04a"/><circle cx="207" cy="164" r="4.5" fill="#e0b04a"/>' : ""}
${glasses(look)}
</svg>`;
}

/** @param {Look} look */
const ears = ({ skin, shade }) =>
  `<ellipse cx="96" cy="144" rx="10" ry="15" fill="${skin}"/><ellipse cx="204" cy="144" rx="10" ry="15" fill="${skin}"/>
<path d="M94 137q6 6 3 14M206 137q-6 6-3 14" stroke="${shade}" stroke-width="2.5" fill="none" stroke-linecap="round"/>`;

/** @param {Look} look */
function face({ shade, hair, smile = "soft", older, lips, beard = "none" }) {
  const mouth = {
    soft: `<path d="M132 178q18 13 36 0" stroke="${lips ?? shade}" stroke-width="4.5" fill="none" stroke-linecap="round"/>`,
    open: `<path d="M129 174q21 7 42 0c-3 17-12 21-21 21s-18-4-21-21Z" fill="#7a2f2f"/><path d="M133 176q17 5 34 0l-1 6q-16 4-32 0Z" fill="#fffdf7"/>`,
  };
  return `<ellipse cx="118" cy="166" rx="12" ry="8" fill="#d9605a" opacity=".17"/><ellipse cx="182" cy="166" rx="12" ry="8" fill="#d9605a" opacity=".17"/>
${beards[beard](hair)}
<path d="M116 123q11-8 23-3M161 120q12-5 23 3" stroke="${older ? "#9b948c" : hair}" stroke-width="4.5" fill="none" stroke-linecap="round"/>
<ellipse cx="128" cy="140" rx="5.2" ry="6.2" fill="${dark}"/><ellipse cx="172" cy="140" rx="5.2" ry="6.2" fill="${dark}"/>
<circle cx="130" cy="137.6" r="1.8" fill="#fff"/><circle cx="174" cy="137.6" r="1.8" fill="#fff"/>
<path d="M151 142c2 8 7 13 4 17-2 3-7 3-10 1" stroke="${shade}" stroke-width="3.5" fill="none" stroke-linecap="round"/>
${older ? `<path d="M106 146l-6-3M106 151l-6 1M194 146l6-3M194 151l6 1" stroke="${shade}" stroke-width="2" fill="none" stroke-linecap="round" opacity=".8"/>` : ""}
${mouth[smile]}`;
}

/** @type {Record<NonNullable<Look["beard"]>, (hair: string) => string>} */
const beards = {
  none: () => "",
  short: (hair) =>
    `<path d="M98 146c3 36 22 64 52 64s49-28 52-64c-6 12-13 19-24 19-10 0-16-5-28-5s-18 5-28 5c-11 0-18-7-24-19Z" fill="${hair}"/><path d="M130 176q20-9 40 0-3 13-20 13t-20-13Z" fill="#b5796a" opacity=".35"/>`,
  full: (hair) =>
    `<path d="M97 140c2 46 18 92 53 92s51-46 53-92c-6 16-13 25-25 25-10 0-16-6-28-6s-18 6-28 6c-12 0-19-9-25-25Z" fill="${hair}"/><path d="M130 176q20-9 40 0-3 13-20 13t-20-13Z" fill="#a8695c" opacity=".4"/>`,
  moustache: (hair) =>
    `<path d="M124 174c6-9 18-11 26-6 8-5 20-3 26 6-9-2-17 1-26-1-9 2-17-1-26 1Z" fill="${hair}"/>`,
};

/** @param {Look} look */
function glasses({ glasses: shape }) {
  if (!shape) return "";
  const lens =
    shape === "round"
      ? '<circle cx="127" cy="140" r="18"/><circle cx="173" cy="140" r="18"/>'
      : '<rect x="107" y="126" width="38" height="29" rx="8"/><rect x="155" y="126" width="38" height="29" rx="8"/>';
  return `<g fill="#fff" fill-opacity=".14" stroke="#3b3029" stroke-width="3.2">${lens}<path d="M145 138q5-4 10 0M108 137l-11-3M192 137l11-3" fill="none"/></g>`;
}
