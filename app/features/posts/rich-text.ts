import type { LinkProps } from "@remix-run/react";
import type { ComponentType } from "react";
import { urls } from "~/shared/urls";

export type InternalLinkProps = LinkProps & { to: string };

export interface TextPart {
  text: string;
  href?: string;
  /** Replaces `Link`. */
  link?: ComponentType<InternalLinkProps>;
}

/**
 * Matches a URL or an address that begins with "www.", without trailing punctuation, except a bracket that was opened
 * inside it; or "@" and a handle that isn't part of an e-mail address, without a trailing dot. In "www.a.example@b.example"
 * the host would be b.example, so that isn't an address.
 */
const linkPattern =
  /((?:\bhttps?:\/\/|(?<![\w.@/+-])www\.(?=[^\s./]+\.\w)(?![^\s/]*@))(?:[.,;:!?)\]}]*(?:[([{][^\s<>"'()[\]{}]*[)\]}]|[^\s<>"'.,;:!?)\]}]))+|(?<![\w.@/+-])@(?!\.)(?:\w|\.(?=\w)){3,30}(?![\w@]))/i;

/**
 * Splits a text into plain text, URLs (http and https only), mentions and what `splitPlain` finds in the plain text:
 * Bible references, whose code isn't loaded at first.
 */
export function splitText(
  text: string,
  splitPlain = (text: string): TextPart[] => [{ text }],
): TextPart[] {
  return text
    .split(linkPattern)
    .flatMap((text, i) => {
      if (i % 2 === 0) return splitPlain(text);
      const href = text.startsWith("@")
        ? urls.profile(text)
        : text.replace(/^www/i, "https://$&");
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
