import { urls } from "~/shared/urls";

export type TextPart = { text: string; href?: string };

/**
 * A web address, without what may stand at the end of a sentence but for a bracket opened within; or "@" and a
 * handle, neither of an e-mail address nor with the dot after it.
 */
const link =
  /(\bhttps?:\/\/(?:[.,;:!?)\]}]*(?:[([{][^\s<>"'()[\]{}]*[)\]}]|[^\s<>"'.,;:!?)\]}]))+|(?<![\w.@/+-])@(?!\.)(?:\w|\.(?=\w)){3,30}(?![\w@]))/i;

/** A plain text cut into words, web addresses and people. Only http and https ever become links to elsewhere. */
export function linkParts(text: string): TextPart[] {
  return text
    .split(link)
    .map((text, i) => {
      if (i % 2 === 0) return { text };
      const href = text.startsWith("@") ? urls.profile(text) : text;
      return URL.canParse(href, "http://x") ? { text, href } : { text };
    })
    .filter(({ text }) => text !== "");
}

/** A card shows 420 characters of a text before 'Show more', about eight lines of a phone, or so many lines. */
const linesAt = 8;

/** Between two words, if one ends past its half; else within one, but never in half of a surrogate pair. */
const fold = /^[^]{211,420}(?=\s|$)|^[^]{0,419}[^\ud800-\udbff]/;

/** The beginning of a long text, cut between words; null where the text is short enough. */
export function foldText(text: string): string | null {
  const lines = text.split("\n");
  // A fold that would hide a few words only is not worth a tap.
  if (lines.length <= linesAt + 2 && text.length <= 540) return null;
  const [begun = ""] = fold.exec(lines.slice(0, linesAt).join("\n")) ?? [];
  return `${begun.trimEnd()}…`;
}
