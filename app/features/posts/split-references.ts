import { publicPassageHref, type Passage } from "~/features/bible/passage";
import { findReferences } from "~/features/bible/references/find-references";
import {
  defaultVersion,
  findVersion,
  type Version,
} from "~/features/bible/versions";
import type { TextPart } from "./rich-text";

/** The reference belongs to a handle, an e-mail address or a path: "example.org/John 3:16". */
const beforeNoReference = /[\w@#]$|[a-z]\/$/i;

/** Splits a text into plain text and Bible references with their URLs, by default those of the public pages. */
export function splitReferences(
  text: string,
  /** `list` is the text of a range across chapters, which the reader lists. */
  getLink: (passage: Passage, list?: string) => Omit<TextPart, "text"> = (
    passage,
  ) => ({ href: publicPassageHref(passage) }),
  lastVersion: Version = defaultVersion,
): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { index, length, passages, version } of findReferences(text)) {
    const [first] = passages;
    const end = index + length;
    const before = text.slice(Math.max(0, index - 2), index);
    if (!first || beforeNoReference.test(before) || text.charAt(end) === "@")
      continue;
    const passage = {
      ...first,
      version: findVersion(version ?? "") ?? lastVersion,
    };
    parts.push({ text: text.slice(at, index) });
    const found = text.slice(index, end);
    const list = passages.length > 1 ? found : undefined;
    parts.push({ text: found, ...getLink(passage, list) });
    at = end;
  }
  return [...parts, { text: text.slice(at) }];
}
