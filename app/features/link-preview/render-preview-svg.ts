import type { ImageSlot } from "~/features/media/image-slot";
import {
  imageHref,
  renderBackground,
  renderVerseText,
} from "~/features/verse-art/verse-svg";
import { computeOverlay } from "~/features/verse-art/overlay";
import { getLuminanceRange } from "~/features/verse-art/parse-customization";
import { toRenderableText, sans, serif } from "./font-metrics";
import { fitOneLine, layOutText } from "./text-layout";
import {
  getCentredBaseline,
  innerWidth,
  margin,
  nightHref,
  nightColors,
  paperColors,
  paperBackground,
  renderImage,
  renderLabel,
  renderSignature,
  signatureTop,
  eveningBackground,
  renderTextBlock,
  type HasImage,
} from "./svg-parts";
import type { PreviewContent, PreviewVerse } from "./preview-content";

/** 1200 × 630. */
export function renderPreviewSvg(
  content: PreviewContent,
  has: HasImage,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${renderByKind(content, has)}</svg>`;
}

function renderByKind(content: PreviewContent, has: HasImage): string {
  const text = toRenderableText(content.text, serif);
  if (content.kind === "prayer") return renderPrayerPost(content, has);
  if (content.kind === "video") return renderVideoPost(content, has, text);
  if (content.verse) return renderVersePost(content, content.verse, has);
  if (has(imageHref)) return renderImagePost(content, has, text);
  return renderTextPost(content, has, text);
}

/** px, from short texts to the beginning of long ones. */
const sizes = [108, 92, 80, 70, 62, 55, 49, 44];

/** Omits a text that our fonts can't render: the card then shows only the author and the product. */
function renderTextPost(
  content: PreviewContent,
  has: HasImage,
  text: string | null,
): string {
  const facts = renderFacts(content, 118, paperColors.logo);
  const top = facts === "" ? 84 : 140;
  const height = signatureTop - top - 36;
  const set = layOutText(text ?? `A post on ${content.productName}`, serif, {
    width: innerWidth,
    height,
    sizes,
  });
  const y = getCentredBaseline(set, top, height);
  return `${paperBackground}<path fill="#c98a23" d="M${margin} 56h84v5h-84z"/>${facts}${renderTextBlock(set, { x: margin, y, ink: paperColors.ink })}${renderSignature(content, has, paperColors)}`;
}

/** When and where an event is, in one line; nothing for other posts. */
function renderFacts({ facts }: PreviewContent, y: number, ink: string) {
  const text = facts
    .flatMap((fact) => toRenderableText(fact, sans) ?? [])
    .join(" · ")
    .replaceAll("\n", ", ");
  if (text === "") return "";
  const line = fitOneLine(text, sans, innerWidth / 33);
  return renderLabel(line, 33, { x: margin, y, ink });
}

/**
 * Darkens the lower part, so that white text has a contrast of 4.5 : 1 even on a white image.
 *
 * @param from px: the top of the text
 */
function scrim(from: number): string {
  const share = (y: number) => Math.max(0, y / 630).toFixed(2);
  return `<linearGradient id="k-scrim" x2="0" y2="1"><stop offset="${share(from - 150)}" stop-color="#10131f" stop-opacity="0"/><stop offset="${share(from)}" stop-color="#10131f" stop-opacity="0.7"/><stop offset="1" stop-color="#10131f" stop-opacity="0.86"/></linearGradient><rect width="1200" height="630" fill="url(#k-scrim)"/>`;
}

export function getImageSlot(content: PreviewContent): ImageSlot {
  return content.verse ? "verse" : "whole";
}

/** The image fills the card, behind the beginning of the text. */
function renderImagePost(
  content: PreviewContent,
  has: HasImage,
  text: string | null,
): string {
  const set = layOutText(text ?? "", serif, {
    width: innerWidth,
    height: 150,
    sizes: [60, 52],
    leading: 1.18,
  });
  const y = signatureTop - 28 - (set.lines.length - 1) * set.leading;
  const facts = renderFacts(content, y - set.size - 8, nightColors.ink);
  const textTop = y - set.size * (facts === "" ? 1 : 2);
  const scrimTop = text === null && facts === "" ? signatureTop : textTop;
  return `${renderImage}${scrim(scrimTop)}${facts}${renderTextBlock(set, { x: margin, y, ink: nightColors.ink })}${renderSignature(content, has, nightColors)}`;
}

/** The chapel by night, with a play button and the text at the left. */
function renderVideoPost(
  content: PreviewContent,
  has: HasImage,
  text: string | null,
): string {
  const set = layOutText(text ?? "A video", serif, {
    width: 560,
    height: 220,
    sizes: [58, 51, 45],
    leading: 1.16,
  });
  const scene = `<image href="${nightHref}" width="1200" height="630"/>`;
  const play = `<circle cx="${margin + 62}" cy="132" r="62" fill="#fffdf9"/><path fill="#34477f" stroke="#34477f" stroke-width="7" stroke-linejoin="round" d="M${margin + 44} 102v60l50-30z"/>`;
  return `<rect width="1200" height="630" fill="#1f2b52"/>${scene}${scrim(signatureTop)}${play}${renderTextBlock(set, { x: margin, y: 282, ink: nightColors.ink })}${renderSignature(content, has, nightColors)}`;
}

const bottomShade = (color: string, opacity: number) =>
  `<linearGradient id="k-shade" x2="0" y2="1"><stop stop-color="${color}" stop-opacity="0"/><stop offset="0.5" stop-color="${color}" stop-opacity="${opacity}"/></linearGradient><path fill="url(#k-shade)" d="M0 ${2 * signatureTop - 630}h1200V630H0z"/>`;

/** As in the feed (features/verse-art), with its author at the bottom. */
function renderVersePost(
  content: PreviewContent,
  { art, background }: PreviewVerse,
  has: HasImage,
): string {
  const hasImage = has(imageHref);
  const { textColor: ink } = art;
  const area = { shape: art.shape, top: signatureTop, bottom: 600 };
  const range = getLuminanceRange(background, area);
  const { color, opacity } = computeOverlay(range, ink);
  return `${renderBackground(art, { background, hasImage, isCropped: true })}${opacity > 0 ? bottomShade(color, opacity) : ""}${renderVerseText(art)}${renderSignature(content, has, { ink, softInk: ink, logo: ink })}`;
}

/** Never shows the prayer's text: it was written for people who pray, not for link previews. */
function renderPrayerPost(content: PreviewContent, has: HasImage): string {
  const candle = `<radialGradient id="k-glow"><stop stop-color="#ffdf94" stop-opacity="0.62"/><stop offset="0.3" stop-color="#f0b64e" stop-opacity="0.26"/><stop offset="1" stop-color="#f0b64e" stop-opacity="0"/></radialGradient><circle cx="600" cy="150" r="330" fill="url(#k-glow)"/><path fill="#ffe7b0" d="M600 66c30 33 45 58 45 82a45 45 0 0 1-90 0c0-24 15-49 45-82z"/><path fill="#f0b64e" d="M600 118c15 17 22 29 22 42a22 22 0 0 1-44 0c0-13 7-25 22-42z"/><path stroke="#3a3020" stroke-width="5" stroke-linecap="round" d="M600 194v16"/><path fill="#fffdf9" d="M566 222a14 14 0 0 1 14-14h40a14 14 0 0 1 14 14v98h-68z"/><path fill="#e5d3ac" d="M606 208h14a14 14 0 0 1 14 14v98h-22z"/>`;
  const set = { lines: ["Prayer request"], size: 92, leading: 0 };
  return `${eveningBackground}${candle}<path fill="#dc9a2c" d="M500 320h200v6h-200z"/>${renderTextBlock(set, { x: 600, y: 432, ink: "#fffdf9", anchor: "middle" })}${renderSignature(content, has, nightColors)}`;
}
