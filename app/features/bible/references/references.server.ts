import * as z from "zod/mini";
import { AppError } from "~/shared/errors";
import { versionId, versionSchema } from "../bible-api";
import { loadChapter } from "../chapter.server";
import { defaultVersion, findVersion } from "../versions";
import { maxReferenceLength } from "./parse-references";
import { loadPassages, parsePassageRequest } from "./passage-list";
import { suggestReferences } from "./suggest-references";

export const referenceQuerySchema = z.object({
  q: z.string().check(z.minLength(1), z.maxLength(maxReferenceLength)),
  /** Unless the reference names one. */
  version: versionSchema,
});

export const referenceResponseSchema = z.object({
  references: z.array(
    z.object({
      book: z.string(),
      chapter: z.int(),
      /** Null for a whole chapter. */
      verses: z.nullable(z.array(z.int())),
    }),
  ),
  version: versionId,
  /** Says that the typed version isn't available, or which passages don't exist. */
  note: z.optional(z.string()),
});

/** The passages of a typed reference that exist. Reads their chapters from the static assets. */
export async function resolveReference(
  assets: Fetcher,
  { q, version }: z.infer<typeof referenceQuerySchema>,
): Promise<z.infer<typeof referenceResponseSchema>> {
  const opened = findVersion(version) ?? defaultVersion;
  const request = parsePassageRequest(q, opened);
  const list =
    request &&
    (await loadPassages(request, (each) => loadChapter(assets, each)));
  const notes = list?.notes ?? [];
  const references = (list?.items ?? []).flatMap(({ passage, problem }) => {
    const { book, chapter, verses } = passage;
    if (problem !== null) notes.push(problem);
    return book && problem === null
      ? { book: book.name, chapter, verses: verses && [...verses] }
      : [];
  });
  const note = notes.join(" ");
  if (!list || references.length === 0) {
    throw new AppError("not_found", {
      detail: note || "This isn't a Bible reference.",
      suggestions: suggestReferences(q),
    });
  }
  return { references, version: list.version.id, ...(note && { note }) };
}
