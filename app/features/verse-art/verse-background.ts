/**
 * spec §2: the five gradients of the verse generator, painted by us: a light in one corner over a
 * deep ground. White text reads on every point of each (4.5 : 1).
 */
export const gradients = [
  {
    name: "Heaven's Glory",
    css: "radial-gradient(110% 80% at 85% 0%, #8f5f7c 0%, #8f5f7c00 70%), linear-gradient(165deg, #33458a 0%, #26356b 100%)",
  },
  {
    name: "Golden Light",
    css: "radial-gradient(110% 90% at 80% 0%, #a46612 0%, #a4661200 75%), linear-gradient(165deg, #7a4a18 0%, #4d2d12 100%)",
  },
  {
    name: "Living Waters",
    css: "radial-gradient(120% 80% at 15% 0%, #25807c 0%, #25807c00 70%), linear-gradient(165deg, #1a5f74 0%, #0c3447 100%)",
  },
  {
    name: "Divine Love",
    css: "radial-gradient(110% 80% at 20% 0%, #b3475c 0%, #b3475c00 70%), linear-gradient(165deg, #8c2850 0%, #4f1233 100%)",
  },
  {
    name: "Peaceful Night",
    css: "radial-gradient(110% 80% at 80% 0%, #4a4488 0%, #4a448800 70%), linear-gradient(165deg, #22275c 0%, #0d102b 100%)",
  },
] as const;

/** What lies behind a verse: a CSS background, or a picture under a scrim. */
export type VerseBackground =
  { kind: "paint"; css: string } | { kind: "picture"; url: string };

export interface VerseText {
  color: string;
  /** px, as chosen in the generator. */
  size: number;
  align: "left" | "center" | "right";
}

/** spec §3 customization, as stored: anything may be missing, and nothing in it is trusted. */
type Customization = Readonly<Record<string, unknown>>;

export function verseBackground(look: Customization): VerseBackground {
  const option = isRecord(look["backgroundOption"])
    ? look["backgroundOption"]
    : {};
  const url = pictureUrl(
    look["backgroundType"] === "custom"
      ? look["customBackgroundUrl"]
      : option["url"],
  );
  if (url !== null) return { kind: "picture", url };
  if (look["backgroundType"] === "solid") {
    const css = color(look["solidColor"]) ?? color(option["color"]);
    if (css !== null) return { kind: "paint", css };
  }
  const index = Number(look["selectedBackground"]);
  const chosen =
    gradients.find(({ name }) => name === option["name"]) ??
    gradients[index] ??
    gradients[0];
  return { kind: "paint", css: chosen.css };
}

/** spec §3: 24 px and centred by default; §5: 12 to 60 px. White reads on every background of ours. */
export function verseText(look: Customization): VerseText {
  const size = Number(look["textSize"] ?? 24);
  const align = look["alignment"];
  return {
    color: color(look["textColor"]) ?? "#ffffff",
    size: Number.isFinite(size) ? Math.min(60, Math.max(12, size)) : 24,
    align: align === "left" || align === "right" ? align : "center",
  };
}

/** Only plain hexadecimal colours: a style attribute is no place for anything else. */
function color(value: unknown): string | null {
  return typeof value === "string" && /^#([\da-f]{3}|[\da-f]{6})$/i.test(value)
    ? value
    : null;
}

/** A picture of ours (`/…`), or one at an https address. */
function pictureUrl(value: unknown): string | null {
  if (typeof value !== "string") return null;
  if (/^\/(?![/\\])/.test(value)) return value;
  return URL.canParse(value) && new URL(value).protocol === "https:"
    ? value
    : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
