import { isImageKey } from "~/shared/image-key";
import { urls } from "~/shared/urls";
import { allPictures, gradients } from "./backgrounds";
import { backgroundOf, textOf } from "./look";
import type { Background, Look } from "./look";
import type { ShapeName } from "./shapes";

/**
 * A look in the query of a picture's address, as the address is written by us: what is the default
 * is left out, colours are six small digits, so that one picture has one address.
 */
export type LookQuery = Record<string, string>;

/** The sizes that are asked for by name; the first is the default. */
const sizes: readonly ShapeName[] = ["link", "post"];

const first = {
  background: gradients[0].id,
  text: "ffffff",
  type: "24",
  align: "center",
};

/** Null for a look whose picture has no address of ours: one that is somewhere else. */
export function lookQuery(
  look: Look,
  shape: ShapeName = "link",
): LookQuery | null {
  const background = backgroundOf(look);
  const named = nameOf(background);
  if (named === null) return null;
  const { color, size, align } = textOf(look);
  const all: LookQuery = {
    ...named,
    text: sixDigits(color),
    type: `${size}`,
    align,
    ...(shape === "link" ? {} : { size: shape }),
  };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) =>
        !(name in first) || first[name as keyof typeof first] !== value,
    ),
  );
}

/** Whatever makes no sense is as if it were not there. */
export function readLookQuery(query: URLSearchParams): {
  look: Look;
  shape: ShapeName;
} {
  const named = query.get("background") ?? "";
  const key = query.get("picture") ?? "";
  const text = query.get("text") ?? "";
  const type = Number(query.get("type"));
  return {
    shape: sizes.find((size) => size === query.get("size")) ?? "link",
    look: {
      ...(isImageKey(key)
        ? { backgroundType: "custom", customBackgroundUrl: urls.image(key) }
        : readBackground(named)),
      ...(hex.test(text) ? { textColor: `#${text.toLowerCase()}` } : {}),
      ...(type > 0 ? { textSize: Math.round(type) } : {}),
      alignment: query.get("align"),
    },
  };
}

const hex = /^[\da-f]{6}$/i;

function nameOf(background: Background): LookQuery | null {
  switch (background.kind) {
    case "gradient":
      return { background: background.gradient.id };
    case "drawing":
      return { background: background.picture.id };
    case "solid":
      return { background: sixDigits(background.colour) };
    case "custom": {
      const key = /^\/images\/(.*)$/.exec(background.url)?.[1] ?? "";
      return isImageKey(key) ? { picture: key } : null;
    }
  }
}

function readBackground(named: string): Look {
  const index = gradients.findIndex(({ id }) => id === named);
  if (index >= 0)
    return { backgroundType: "gradient", selectedBackground: index };
  const picture = allPictures.find(({ id }) => id === named);
  if (picture) {
    return {
      backgroundType: "other",
      backgroundOption: { type: "image", url: picture.url },
    };
  }
  return hex.test(named)
    ? { backgroundType: "solid", solidColor: `#${named.toLowerCase()}` }
    : {};
}

/** `#abc` → `aabbcc` */
function sixDigits(colour: string): string {
  const digits = colour.slice(1).toLowerCase();
  return digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
}
