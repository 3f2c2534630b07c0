import { pictureHref } from "./parts";

/** Paper in morning light, low hills at its foot. */
export const paperGround = `<linearGradient id="k-day" x2="0" y2="1"><stop stop-color="#fbf8f2"/><stop offset="1" stop-color="#f4ecdd"/></linearGradient><rect width="1200" height="630" fill="url(#k-day)"/><path fill="#efe4ce" d="M0 492c120-34 250-40 390-14s230 26 360-4 280-34 450 10v146H0z"/><path fill="#eadcc1" d="M0 566c150-34 300-30 460-10s300 10 440-14 220-14 300 6v82H0z"/>`;

/** The blue of evening prayer, a candle's light in its middle. */
export const eveningGround = `<linearGradient id="k-evening" x2="0" y2="1"><stop stop-color="#1f2b52"/><stop offset="1" stop-color="#34477f"/></linearGradient><radialGradient id="k-glow"><stop stop-color="#ffdf94" stop-opacity="0.62"/><stop offset="0.3" stop-color="#f0b64e" stop-opacity="0.26"/><stop offset="1" stop-color="#f0b64e" stop-opacity="0"/></radialGradient><rect width="1200" height="630" fill="url(#k-evening)"/>`;

/**
 * Darker towards the foot, so that white words stand on it (4.5 : 1 on a white picture).
 *
 * @param from px: where the words begin
 */
export function scrim(from: number): string {
  const share = (y: number) => Math.max(0, y / 630).toFixed(2);
  return `<linearGradient id="k-scrim" x2="0" y2="1"><stop offset="${share(from - 150)}" stop-color="#10131f" stop-opacity="0"/><stop offset="${share(from)}" stop-color="#10131f" stop-opacity="0.7"/><stop offset="1" stop-color="#10131f" stop-opacity="0.86"/></linearGradient><rect width="1200" height="630" fill="url(#k-scrim)"/>`;
}

/** The post's picture, cut to a place. */
export function picture(x: number, width: number): string {
  return `<rect x="${x}" width="${width}" height="630" fill="#e4dccd"/><svg x="${x}" width="${width}" height="630"><image href="${pictureHref}" width="${width}" height="630" preserveAspectRatio="xMidYMid slice"/></svg>`;
}
