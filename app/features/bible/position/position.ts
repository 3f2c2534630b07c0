import * as z from "zod/mini";
import { urls } from "~/shared/urls";
import { bookName, versionId } from "../bible-api";

export const setPositionSchema = z.object({
  version: versionId,
  book: bookName,
  chapter: z.int().check(z.gte(1), z.lte(150)),
});

/** The chapter that the viewer last read, on any device. */
export const positionSchema = z.extend(setPositionSchema, {
  updatedAt: z.int(),
});

export type Position = z.infer<typeof positionSchema>;

export const positionHref = ({ version, book, chapter }: Position) =>
  urls.bible({ book, chapter, version });
