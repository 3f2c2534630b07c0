import { books } from "./canon";
import { publicPassageHref, type Passage } from "./passage";
import { findVersionId } from "./references/normalize-reference";
import { parseReferences } from "./references/parse-references";
import { suggestReferences } from "./references/suggest-references";
import { defaultVersion, findVersion, versions } from "./versions";

/**
 * "kjv/john/3/16" or "kjv/john/3:16", with any spelling of the book. Null if the path isn't a passage. Doesn't check
 * whether the chapter and the verses exist.
 */
export function parsePassagePath(path: string): Passage | null {
  const { version, passage } = splitPath(path);
  return version && passage ? { ...passage, version } : null;
}

/** "niv/john/3/16": the version that isn't installed, and the passage in the default version. */
export function parseUnavailablePath(path: string) {
  const { id, version, passage } = splitPath(path);
  return id !== undefined && !version && passage ? { id, passage } : null;
}

/** "kjv/jhon/3/16": the passage that was probably meant. */
export function suggestPassage(path: string): Passage | null {
  const { typed, version = defaultVersion } = splitPath(path);
  const [suggestion = ""] = suggestReferences(typed);
  const [first] = parseReferences(suggestion)?.passages ?? [];
  return first ? { ...first, version } : null;
}

function splitPath(path: string) {
  const [name = "", book = "", ...numbers] = path
    .replace(/\/+$/, "")
    .split("/");
  const typed = `${book} ${numbers.join(":")}`.trim();
  const found = parseReferences(typed);
  const [first, ...others] = found?.passages ?? [];
  const isPassage = first && others.length === 0 && !found?.unavailable;
  const id = findVersionId(name);
  return {
    typed,
    id,
    version: findVersion(id ?? ""),
    passage: isPassage ? { ...first, version: defaultVersion } : null,
  };
}

/** The public pages of all chapters, for the sitemap. */
export function chapterHrefs(): string[] {
  return versions.flatMap((version) =>
    books.flatMap((book) =>
      Array.from({ length: book.chapters }, (_, i) =>
        publicPassageHref({ version, book, chapter: i + 1, verses: null }),
      ),
    ),
  );
}
