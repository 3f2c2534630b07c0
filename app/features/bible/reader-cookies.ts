// The passage and the settings that the reader restores on the next visit (60 bytes). In cookies instead
// of local storage, so that the server renders the right passage and text size and nothing moves later.
import { findBook } from "./canon";
import { chapterExists, type Passage } from "./passage";
import { findVersion } from "./versions";

export const textSizes = ["small", "medium", "large", "largest"] as const;
export type TextSize = (typeof textSizes)[number];

export interface ReadingSettings {
  textSize: TextSize;
  /** Words of Jesus in red. */
  redLetters: boolean;
}

const passageCookie = "bible-passage";
const settingsCookie = "bible-settings";
const oneYear = 365 * 24 * 60 * 60;

/** Accepts `document.cookie` or a Cookie header. Null if there is no valid passage. */
export function parsePassageCookie(cookies: string | null): Passage | null {
  const parts = getCookie(cookies, passageCookie).split(".");
  const version = findVersion(parts[0] ?? "");
  const book = findBook(parts[1] ?? "");
  if (!version || !book) return null;
  const passage = {
    version,
    book,
    chapter: Number(parts[2]),
    verses: null,
    parallel: findVersion(parts[3] ?? ""),
  };
  return chapterExists(passage) ? passage : null;
}

export function parseSettingsCookie(cookies: string | null): ReadingSettings {
  const [size, red] = getCookie(cookies, settingsCookie).split(".");
  return {
    textSize: textSizes.find((known) => known === size) ?? "medium",
    redLetters: red !== "plain",
  };
}

/** For `document.cookie`. Null if the passage doesn't exist; the cookie should stay unchanged then. */
export function serializePassageCookie(passage: Passage): string | null {
  const { version, book, chapter, parallel } = passage;
  if (!book || !chapterExists(passage)) return null;
  const parts = [version.id, book.id, chapter, parallel?.id ?? []];
  return serializeCookie(passageCookie, parts.flat().join("."));
}

export function serializeSettingsCookie(settings: ReadingSettings): string {
  const { textSize, redLetters } = settings;
  return serializeCookie(
    settingsCookie,
    `${textSize}.${redLetters ? "red" : "plain"}`,
  );
}

function serializeCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
}

function getCookie(cookies: string | null, name: string): string {
  const found = (cookies ?? "")
    .split(/; */)
    .find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? "";
}
