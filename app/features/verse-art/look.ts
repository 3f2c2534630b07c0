import { allPictures, gradientCss, gradients } from "./backgrounds";
import type { Gradient, Ground } from "./backgrounds";
import { pictures } from "./pictures";
import type { Picture } from "./pictures";
import { luminance } from "./veil";

/** spec §3 customization, as stored: anything may be missing, and nothing in it is trusted. */
export type Look = Readonly<Record<string, unknown>>;

/** What lies behind a verse. */
export type Background =
  | { kind: "gradient"; gradient: Gradient }
  | { kind: "solid"; colour: string }
  | { kind: "drawing"; picture: Picture }
  /** Somebody's own, at an address of ours (`/images/…`) or an https one. */
  | { kind: "custom"; url: string };

export interface VerseText {
  color: string;
  /** px, as chosen in the generator. */
  size: number;
  align: "left" | "center" | "right";
}

export function backgroundOf(look: Look): Background {
  const option = isRecord(look["backgroundOption"])
    ? look["backgroundOption"]
    : {};
  const type = look["backgroundType"];
  const index = Number(look["selectedBackground"]);
  const url = pictureUrl(
    type === "custom" ? look["customBackgroundUrl"] : option["url"],
  );
  if (url !== null) {
    const picture = allPictures.find((one) => one.url === url);
    return picture ? { kind: "drawing", picture } : { kind: "custom", url };
  }
  if (type === "scenery" || type === "christian" || type === "abstract") {
    const picture = pictures[type][index] ?? pictures[type][0];
    if (picture) return { kind: "drawing", picture };
  }
  if (type === "solid") {
    const colour = color(look["solidColor"]) ?? color(option["color"]);
    if (colour !== null) return { kind: "solid", colour };
  }
  const gradient =
    gradients.find(({ name }) => name === option["name"]) ??
    gradients[index] ??
    gradients[0];
  return { kind: "gradient", gradient };
}

/** spec §3: 24 px and centred by default; §5: 12 to 60 px. White reads on every gradient of ours. */
export function textOf(look: Look): VerseText {
  const size = Number(look["textSize"] ?? 24);
  const align = look["alignment"];
  return {
    color: color(look["textColor"]) ?? "#ffffff",
    size: Number.isFinite(size) ? Math.min(60, Math.max(12, size)) : 24,
    align: align === "left" || align === "right" ? align : "center",
  };
}

/** How dark and light it is. Nobody has measured a picture of somebody's own: it may be anything. */
export function groundOf(background: Background): Ground {
  switch (background.kind) {
    case "gradient":
      return background.gradient;
    case "drawing":
      return background.picture;
    case "solid": {
      const only = luminance(background.colour);
      return { darkest: only, lightest: only };
    }
    case "custom":
      return { darkest: 0, lightest: 1 };
  }
}

/** A value of `background` in CSS; a picture lies on the ground that shows until it has come. */
export function paintOf(background: Background): string {
  switch (background.kind) {
    case "gradient":
      return gradientCss(background.gradient);
    case "solid":
      return background.colour;
    case "drawing":
      return background.picture.tone;
    // It may never come: then this is the ground.
    case "custom":
      return gradientCss(gradients[0]);
  }
}

/** Only plain hexadecimal colours: a style attribute is no place for anything else. */
function color(value: unknown): string | null {
  return typeof value === "string" && /^#([\da-f]{3}|[\da-f]{6})$/i.test(value)
    ? value
    : null;
}

/** A picture of ours (`/…`), or one at an https address, or one that is in this browser still. */
function pictureUrl(value: unknown): string | null {
  if (typeof value !== "string") return null;
  if (/^\/(?![/\\])/.test(value)) return value;
  if (!URL.canParse(value)) return null;
  const { protocol } = new URL(value);
  return protocol === "https:" || protocol === "blob:" ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
