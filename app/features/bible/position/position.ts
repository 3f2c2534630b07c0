import * as z from "zod/mini";
import { urls } from "~/shared/urls";
import { bookName, versionId } from "../bible-api";
import { findBook } from "../canon";
import { chapterExists } from "../passage";

export const setPositionSchema = z
  .object({ version: versionId, book: bookName, chapter: z.int() })
  .check(
    z.refine(({ book: name, chapter }) =>
      chapterExists({ book: findBook(name) ?? null, chapter }),
    ),
  );

/** The chapter that the viewer last read, on any device. */
export const positionSchema = z.object({
  ...setPositionSchema.shape,
  updatedAt: z.int(),
});

export type Position = z.infer<typeof positionSchema>;

export const positionHref = ({ version, book, chapter }: Position) =>
  urls.bible({ book, chapter, version });
