import { asText } from "~/browser/drafts";
import type { Customization } from "~/features/verse-art/customization";
import { backgroundOf, groundOf } from "~/features/verse-art/look";
import { veilFor } from "~/features/verse-art/veil";
import { isPublicAddress } from "~/shared/public-address";
import { backgroundKinds, catalogue } from "./catalogue";
import type { BackgroundKind, CatalogueKind } from "./catalogue";

export const alignments = ["left", "center", "right"] as const;

/** How a verse is to look. Who tries another kind of background finds each as they left it. */
export interface Look {
  kind: BackgroundKind;
  /** Of each kind, the number of its background. */
  chosen: Record<CatalogueKind, number>;
  solidColor: string;
  /** A picture of their own: a data string, or the address that was typed. */
  picture: string;
  imageUrl: string;
  textColor: string;
  /** By the person; until then it follows the ground. */
  colorChosen: boolean;
  textSize: number;
  alignment: (typeof alignments)[number];
}

/** spec §3: 24 and centred. */
export const firstLook: Look = {
  kind: "gradient",
  chosen: { gradient: 0, scenery: 0, christian: 0, abstract: 0 },
  solidColor: "#26356b",
  picture: "",
  imageUrl: "",
  textColor: "#ffffff",
  colorChosen: false,
  textSize: 24,
  alignment: "center",
};

/** spec §5: the slider's values on a phone and on a desktop. */
export const textSizes = {
  phone: { min: 12, max: 32, step: 1 },
  desktop: { min: 12, max: 60, step: 2 },
} as const;

/** "Ink" among the text colours. */
const dark = "#2a241c";

/** A look with a part of it changed: the colour that nobody has chosen goes with the ground. */
export function withChange(look: Look, part: Partial<Look>): Look {
  const next = { ...look, ...part };
  if (part.textColor !== undefined) return { ...next, colorChosen: true };
  return next.colorChosen ? next : { ...next, textColor: colourFor(next) };
}

/** White, but where it needs a veil and dark words need none. */
function colourFor(look: Look): string {
  const ground = groundOf(backgroundOf({ ...customizationOf(look) }));
  const veil = (ink: string) => veilFor(ground, ink).opacity;
  return veil(firstLook.textColor) > 0 && veil(dark) === 0
    ? dark
    : firstLook.textColor;
}

/** The nearest value that a slider has. */
export function fitSize(
  size: number,
  { min, max, step }: { min: number; max: number; step: number },
): number {
  const near = min + Math.round((size - min) / step) * step;
  return Math.min(max, Math.max(min, near));
}

/** The picture of their own, if there is one that can be sent. */
export function ownPicture({ picture, imageUrl }: Look): string | null {
  if (picture !== "") return picture;
  const address = imageUrl.trim();
  return isPublicAddress(address) ? address : null;
}

/** A picture of their own is to be the ground, and there is none yet. */
export function lacksPicture(look: Look): boolean {
  return look.kind === "custom" && ownPicture(look) === null;
}

/** spec §3, `customization`. Until a picture of one's own is chosen, the gradient stays. */
export function customizationOf(look: Look): Customization {
  const { textColor, textSize, alignment, solidColor } = look;
  const text = { textColor, textSize, alignment };
  const own = look.kind === "custom" ? ownPicture(look) : null;
  if (own !== null) {
    return {
      backgroundType: "custom",
      selectedBackground: 0,
      customBackgroundUrl: own,
      ...text,
    };
  }
  if (look.kind === "solid") {
    return {
      backgroundType: "solid",
      selectedBackground: 0,
      backgroundOption: { type: "solid", color: solidColor },
      solidColor,
      ...text,
    };
  }
  const kind = look.kind === "custom" ? "gradient" : look.kind;
  const selectedBackground = look.chosen[kind];
  const { name, url } = catalogue[kind][selectedBackground] ?? {};
  return {
    backgroundType: kind,
    selectedBackground,
    backgroundOption:
      url === undefined
        ? { type: "gradient", name }
        : { type: "image", name, url },
    ...text,
  };
}

/** A look that was kept, as far as it still makes sense. By hand: zod would weigh more than the page's own code. */
export function readLook(kept: unknown): Look {
  const from = (kept ?? {}) as Record<string, unknown>;
  const chosen = (from["chosen"] ?? {}) as Record<string, unknown>;
  const pick = (kind: CatalogueKind) => {
    const number = Number(chosen[kind]);
    return catalogue[kind][number] ? number : 0;
  };
  const textColor = colour(from["textColor"]) ?? firstLook.textColor;
  return {
    kind:
      backgroundKinds.find(({ kind }) => kind === from["kind"])?.kind ??
      firstLook.kind,
    chosen: {
      gradient: pick("gradient"),
      scenery: pick("scenery"),
      christian: pick("christian"),
      abstract: pick("abstract"),
    },
    solidColor: colour(from["solidColor"]) ?? firstLook.solidColor,
    picture: asText(from["picture"]) ?? "",
    imageUrl: asText(from["imageUrl"]) ?? "",
    textColor,
    // Looks kept before this was noted: another colour than the first was chosen.
    colorChosen:
      typeof from["colorChosen"] === "boolean"
        ? from["colorChosen"]
        : textColor !== firstLook.textColor,
    textSize: fitSize(Number(from["textSize"]) || firstLook.textSize, {
      ...textSizes.desktop,
      step: 1,
    }),
    alignment:
      alignments.find((each) => each === from["alignment"]) ??
      firstLook.alignment,
  };
}

function colour(value: unknown): string | null {
  return typeof value === "string" && /^#[\da-f]{6}$/i.test(value)
    ? value
    : null;
}
