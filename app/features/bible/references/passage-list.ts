import { plural } from "~/shared/text";
import { verseTexts } from "../chapter";
import { missingPassageMessage, type LoadedPassage } from "../missing-passage";
import type { Passage } from "../passage";
import { findVersion, type Version } from "../versions";
import { parseReferences, type References } from "./parse-references";

/** A typed reference, and the version to open it in. */
export interface PassageRequest {
  typed: string;
  version: Version;
  references: References;
}

export type PassageList = Awaited<ReturnType<typeof loadPassages>>;

const maxChapters = 10;
const listFormat = new Intl.ListFormat("en");

/** Null if the text isn't a reference. The version it names takes precedence. */
export function parsePassageRequest(
  typed: string,
  version: Version,
): PassageRequest | null {
  const references = parseReferences(typed);
  if (!references) return null;
  const named = findVersion(references.version ?? "");
  return { typed, version: named ?? version, references };
}

/** The passages with their verses, or with the reason why they have none. */
export async function loadPassages(
  { typed, version, references }: PassageRequest,
  load: (passage: Passage) => Promise<LoadedPassage>,
) {
  const { passages, unavailable, secondVersion } = references;
  const shown = passages.slice(0, maxChapters);
  const items = shown.map(async (each) => {
    const { passage, chapter } = await load({ ...each, version });
    const isLoaded = chapter !== null && chapter !== "failed";
    const verses = (isLoaded ? verseTexts(chapter) : []).filter(
      ({ verse, text }) =>
        text !== "" && (passage.verses?.includes(verse) ?? true),
    );
    const problem =
      chapter === "failed"
        ? "Couldn't load this chapter."
        : missingPassageMessage(passage, chapter);
    return { passage, verses, problem };
  });
  const notes = [
    unavailable && unavailableMessage(unavailable, version),
    secondVersion &&
      `These are all in the ${version.id}, not the ${secondVersion}.`,
    passages.length > maxChapters &&
      `These are the first ${maxChapters} of ${passages.length} chapters.`,
  ].filter((note) => typeof note === "string");
  return { typed, version, notes, items: await Promise.all(items) };
}

/** "The NIV, ESV, and NLT aren't available here. This is the KJV." */
export const unavailableMessage = (ids: readonly string[], opened: Version) =>
  `The ${listFormat.format(ids)} ${plural(ids.length, "isn't", "aren't")} available here. This is the ${opened.id}.`;
