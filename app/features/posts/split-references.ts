import { findBook } from "~/features/bible/canon";
import { publicPassageHref, type Passage } from "~/features/bible/passage";
import {
  defaultVersion,
  findVersion,
  type Version,
} from "~/features/bible/versions";
import { parseVerseList } from "~/shared/verse-list";
import type { TextPart } from "./rich-text";

interface FoundReference {
  index: number;
  text: string;
  passage: Omit<Passage, "version"> & { version?: Version };
}

const pattern =
  /\b((?:[1-3] )?(?:Song of )?[A-Z][a-z]+)\.? (\d{1,3}):(\d{1,3}(?:[-–]\d{1,3})?(?:, \d{1,3}(?:[-–]\d{1,3})?)*)(?!\d|[:.]\d| ?[ap]\.?m\b)(?: \(([A-Z\d]+)\))?/g;

function findReferences(text: string): FoundReference[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [whole, name = "", chapter, list = "", id = ""] = match;
    const book = findBook(name);
    const verses = parseVerseList(list.replaceAll(" ", ""));
    if (!book || !verses) return [];
    const version = findVersion(id);
    return {
      index: match.index,
      text: whole,
      passage: {
        ...(version && { version }),
        book,
        chapter: Number(chapter),
        verses,
      },
    };
  });
}

/** Part of a longer name, an e-mail address or a path: "example.org/john 3:16". */
const beforeNoReference = /[\w@#]$|[a-z]\/$/i;

/** Splits a text into plain text and Bible references with their URLs, by default those of the public pages. */
export function splitReferences(
  text: string,
  getLink = (passage: Passage): Omit<TextPart, "text"> => ({
    href: publicPassageHref(passage),
  }),
  version: Version = defaultVersion,
): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { index, ...found } of findReferences(text)) {
    const end = index + found.text.length;
    const before = text.slice(Math.max(0, index - 2), index);
    if (beforeNoReference.test(before) || /[\w@]/.test(text.charAt(end)))
      continue;
    const passage = { version, ...found.passage };
    parts.push({ text: text.slice(at, index) });
    parts.push({ text: found.text, ...getLink(passage) });
    at = end;
  }
  return [...parts, { text: text.slice(at) }];
}
