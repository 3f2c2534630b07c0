/** spec §2: the five gradients of the verse generator, painted by us. White text reads on each. */
export const gradients = [
  {
    name: "Heaven's Glory",
    css: "linear-gradient(160deg, #26356b 0%, #4a5a9c 55%, #8a5a86 100%)",
  },
  {
    name: "Golden Light",
    css: "linear-gradient(160deg, #5c3a10 0%, #8f5c14 60%, #a86a1a 100%)",
  },
  {
    name: "Living Waters",
    css: "linear-gradient(160deg, #0e3a4d 0%, #1c6273 60%, #2a7a76 100%)",
  },
  {
    name: "Divine Love",
    css: "linear-gradient(160deg, #5a1534 0%, #93294e 60%, #b0475a 100%)",
  },
  {
    name: "Peaceful Night",
    css: "linear-gradient(160deg, #0f1330 0%, #262a5c 60%, #453a76 100%)",
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
