import { publicPassageHref, type Passage } from "~/features/bible/passage";
import { findReferences } from "~/features/bible/references/find-references";
import type { Version } from "~/features/bible/versions";
import { urls } from "~/shared/urls";
import type { TextPart } from "./rich-text";

/** The reference belongs to a handle, an e-mail address or a path: "example.org/John 3:16". */
const beforeNoReference = /[\w@#]$|[a-z]\/$/i;

/**
 * Splits a text into plain text and Bible references with their URLs, by default those of the public pages. A range across
 * chapters leads to a list.
 */
export function splitReferences(
  text: string,
  getLink: (passage: Passage) => Omit<TextPart, "text"> = (passage) => ({
    href: publicPassageHref(passage),
  }),
  lastVersion?: Version,
): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const found of findReferences(text, lastVersion)) {
    const { index, length, passages, version, typed } = found;
    const [first, second] = passages;
    const end = index + length;
    const before = text.slice(Math.max(0, index - 2), index);
    if (!first || beforeNoReference.test(before) || text.charAt(end) === "@")
      continue;
    const link = second
      ? { href: urls.bible({ q: typed }) }
      : getLink({ ...first, version });
    parts.push({ text: text.slice(at, index) });
    parts.push({ text: text.slice(index, end), ...link });
    at = end;
  }
  return [...parts, { text: text.slice(at) }];
}
