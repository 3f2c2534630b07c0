import { urls } from "~/shared/urls";

export type TextPart = { text: string; href?: string };

/**
 * Matches a URL without trailing punctuation, except a bracket that was opened inside it; or "@" and a
 * handle that isn't part of an e-mail address, without a trailing dot.
 */
const linkPattern =
  /(\bhttps?:\/\/(?:[.,;:!?)\]}]*(?:[([{][^\s<>"'()[\]{}]*[)\]}]|[^\s<>"'.,;:!?)\]}]))+|(?<![\w.@/+-])@(?!\.)(?:\w|\.(?=\w)){3,30}(?![\w@]))/i;

/** Splits a text into plain text, URLs (http and https only) and mentions. */
export function splitLinks(text: string): TextPart[] {
  return text
    .split(linkPattern)
    .map((text, i) => {
      if (i % 2 === 0) return { text };
      const href = text.startsWith("@") ? urls.profile(text) : text;
      return URL.canParse(href, "http://x") ? { text, href } : { text };
    })
    .filter(({ text }) => text !== "");
}

/** A card shows at most this many lines and 420 characters (about eight lines on a phone) before 'Show more'. */
const maxCollapsedLines = 8;

/** Ends at a word boundary in the second half, or else anywhere except within a surrogate pair. */
const collapsedPattern = /^[^]{211,420}(?=\s|$)|^[^]{0,419}[^\ud800-\udbff]/;

/** The beginning of a long text; null if the text is short enough to show in full. */
export function collapseText(text: string): string | null {
  const lines = text.split("\n");
  // Hiding only a few words isn't worth a tap.
  if (lines.length <= maxCollapsedLines + 2 && text.length <= 540) return null;
  const [beginning = ""] =
    collapsedPattern.exec(lines.slice(0, maxCollapsedLines).join("\n")) ?? [];
  return `${beginning.trimEnd()}…`;
}
