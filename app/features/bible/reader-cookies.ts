// The passage and the settings that the reader restores on the next visit (60 bytes). In cookies instead
// of local storage, so that the server renders the right passage and text size and nothing moves later.
import { findBook } from "./canon";
import { chapterExists, type Passage } from "./passage";
import { findVersion } from "./versions";

export const textSizes = ["small", "medium", "large", "largest"] as const;
export type TextSize = (typeof textSizes)[number];

export const lineSpacings = ["compact", "normal", "wide"] as const;

export interface ReadingSettings {
  textSize: TextSize;
  lineSpacing: (typeof lineSpacings)[number];
  /** Words of Jesus in red. */
  redLetters: boolean;
  /** Every verse starts a new line. */
  verseLines: boolean;
  /** Copied text includes the numbers of several verses. */
  copyNumbers: boolean;
  /** Copied text ends with a link to the public page. */
  copyLink: boolean;
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
  const parts = getCookie(cookies, settingsCookie).split(".");
  return {
    textSize: textSizes.find((size) => size === parts[0]) ?? "medium",
    lineSpacing: lineSpacings.find((each) => parts.includes(each)) ?? "normal",
    redLetters: !parts.includes("plain"),
    verseLines: parts.includes("lines"),
    copyNumbers: parts.includes("numbers"),
    copyLink: parts.includes("link"),
  };
}

/** When the passage was opened, ms; 0 if unknown. */
export function getPassageCookieTime(cookies: string): number {
  return parseInt(getCookie(cookies, passageCookie).split(".")[4] ?? "0", 36);
}

/** For `document.cookie`. Null if the passage doesn't exist; the cookie should stay unchanged then. */
export function serializePassageCookie(passage: Passage): string | null {
  const { version, book, chapter, parallel } = passage;
  if (!book || !chapterExists(passage)) return null;
  const parts = [version.id, book.id, chapter, parallel?.id ?? ""];
  const time = Date.now().toString(36);
  return serializeCookie(passageCookie, [...parts, time].join("."));
}

export function serializeSettingsCookie(settings: ReadingSettings): string {
  const parts = [
    settings.textSize,
    settings.lineSpacing,
    !settings.redLetters && "plain",
    settings.verseLines && "lines",
    settings.copyNumbers && "numbers",
    settings.copyLink && "link",
  ];
  return serializeCookie(settingsCookie, parts.filter(Boolean).join("."));
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
