// What the reader remembers between visits: the place and how the page is set. In cookies of this
// device, not in local storage, because the server sets the page: it arrives at the right place and
// in the right size, and nothing moves afterwards. 60 bytes.
import { findBook } from "./canon";
import { isThere } from "./place";
import type { Place } from "./place";
import { findVersion } from "./versions";

export const textSizes = ["small", "medium", "large", "largest"] as const;
export type TextSize = (typeof textSizes)[number];

export interface ReadingSettings {
  textSize: TextSize;
  /** Whether the words of Jesus are red. */
  redLetters: boolean;
}

export const defaultSettings: ReadingSettings = {
  textSize: "medium",
  redLetters: true,
};

const placeCookie = "bible-place";
const settingsCookie = "bible-settings";
const oneYear = 365 * 24 * 60 * 60;

/** From `document.cookie` or a Cookie header; null for a first visit, or what is no place any more. */
export function recallPlace(cookies: string | null): Place | null {
  const parts = valueOf(cookies, placeCookie).split(".");
  const version = findVersion(parts[0] ?? "");
  const book = findBook(parts[1] ?? "");
  if (!version || !book) return null;
  const place = { version, book, chapter: Number(parts[2]), verses: null };
  return isThere(place) ? place : null;
}

export function recallSettings(cookies: string | null): ReadingSettings {
  const [size, red] = valueOf(cookies, settingsCookie).split(".");
  return {
    textSize: textSizes.find((known) => known === size) ?? "medium",
    redLetters: red !== "plain",
  };
}

/** For `document.cookie`; null where nothing is to be read: the place before stays remembered. */
export function rememberPlace(place: Place): string | null {
  const { version, book, chapter } = place;
  if (!book || !isThere(place)) return null;
  return cookie(placeCookie, `${version.id}.${book.id}.${chapter}`);
}

export function rememberSettings(settings: ReadingSettings): string {
  const { textSize, redLetters } = settings;
  return cookie(settingsCookie, `${textSize}.${redLetters ? "red" : "plain"}`);
}

function cookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
}

function valueOf(cookies: string | null, name: string): string {
  const found = (cookies ?? "")
    .split(/; */)
    .find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? "";
}
