import { isImageKey } from "~/shared/image-key";
import { urls } from "~/shared/urls";
import { allBackgroundImages, gradients } from "./backgrounds";
import {
  parseBackground,
  parseTextStyle,
  type Background,
  type StoredCustomization,
} from "./parse-customization";

/**
 * A customization as query parameters of an image URL, in canonical form: defaults are omitted and
 * colors are six lowercase digits, so that every image has exactly one URL.
 */
type CustomizationQuery = Record<string, string>;

const defaultParams: CustomizationQuery = {
  background: gradients[0].id,
  text: "ffffff",
  type: "24",
  align: "center",
};

interface ImageVerses {
  version: string;
  book: string;
  chapter: number;
  verse: number;
  lastVerse: number | null;
}

/** Null if the background is an external image, which has no URL on our site. */
export function buildVerseImageUrl(
  { version, book, chapter, verse, lastVerse }: ImageVerses,
  customization: StoredCustomization,
): string | null {
  const named = toBackgroundParams(parseBackground(customization));
  if (named === null) return null;
  const { color, size, align } = parseTextStyle(customization);
  const all = { ...named, text: toSixDigits(color), type: `${size}`, align };
  const query = Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) => defaultParams[name] !== value,
    ),
  );
  const verses = lastVerse === null ? verse : `${verse}-${lastVerse}`;
  return urls.verseImage(version, book, chapter, verses, query);
}

/** Ignores invalid parameters. */
export function parseCustomizationQuery(
  query: URLSearchParams,
): StoredCustomization {
  const named = query.get("background") ?? "";
  const key = query.get("image") ?? "";
  const text = query.get("text") ?? "";
  const type = Number(query.get("type"));
  return {
    ...(isImageKey(key)
      ? { backgroundType: "custom", customBackgroundUrl: urls.image(key) }
      : parseBackgroundParam(named)),
    ...(hex.test(text) && { textColor: `#${text.toLowerCase()}` }),
    ...(type > 0 && { textSize: Math.round(type) }),
    alignment: query.get("align"),
  };
}

const hex = /^[\da-f]{6}$/i;

function toBackgroundParams(background: Background): CustomizationQuery | null {
  switch (background.kind) {
    case "gradient":
      return { background: background.gradient.id };
    case "preset":
      return { background: background.image.id };
    case "solid":
      return { background: toSixDigits(background.color) };
    case "custom": {
      const key = /^\/images\/(.*)$/.exec(background.url)?.[1] ?? "";
      return isImageKey(key) ? { image: key } : null;
    }
  }
}

function parseBackgroundParam(named: string): StoredCustomization {
  const index = gradients.findIndex(({ id }) => id === named);
  if (index >= 0)
    return { backgroundType: "gradient", selectedBackground: index };
  const image = allBackgroundImages.find(({ id }) => id === named);
  if (image) {
    return {
      backgroundType: "other",
      backgroundOption: { type: "image", url: image.url },
    };
  }
  return hex.test(named)
    ? { backgroundType: "solid", solidColor: `#${named.toLowerCase()}` }
    : {};
}

/** `#abc` → `aabbcc` */
function toSixDigits(color: string): string {
  const digits = color.slice(1).toLowerCase();
  return digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
}
