import { findBook } from "~/features/bible/canon";
import { findVersion } from "~/features/bible/versions";
import { layOut } from "~/features/verse-art/layout";
import { backgroundOf, textOf } from "~/features/verse-art/look";
import type { Look } from "~/features/verse-art/look";
import { lookQuery, readLookQuery } from "~/features/verse-art/look-query";
import type { ShapeName } from "~/features/verse-art/shapes";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { quoteVerse } from "~/features/posts/verse-card.server";
import type { QuotedVerse } from "~/features/posts/verse-card.server";
import { drawVersePng } from "./draw.server";
import { readVersePicture } from "./fitted-picture.server";
import { drawingName, findDrawing } from "./kept-drawing.server";
import type { Drawn } from "./kept-drawing.server";

/** Goes up when the drawing changes, so that every picture is drawn anew. */
const edition = 4;

type Params = Readonly<Record<string, string | undefined>>;

/**
 * The picture at an address; or the address where it is, for one that says the same in other words.
 * Bill: as `findDrawing`, and for a drawing a chapter's asset.
 */
export async function openVerseImage(
  app: AppContext,
  params: Params,
  request: Request,
): Promise<Drawn | { movedTo: string }> {
  const passage = readPassage(params);
  const { searchParams, origin, pathname } = new URL(request.url);
  const { look, shape } = readLookQuery(searchParams);
  // One picture has one address, whatever else stood in the query.
  const path = verseImageUrl(passage, look, shape) ?? "";
  const near = new URL(path, origin);
  if (near.pathname !== pathname) {
    await quote(app.env.ASSETS, passage);
    return { movedTo: path };
  }
  const version = await drawingName(`${edition} ${path}`);
  near.searchParams.set("__edition", version);
  return {
    version,
    read: () =>
      findDrawing(app, request, {
        near,
        key: isUsual(look) ? `verses/${version}.png` : null,
        make: () => draw(app, passage, look, shape),
      }),
  };
}

/** The address of a verse's picture; null where somebody else keeps what it stands on. */
export function verseImageUrl(
  { version, book, chapter, verse, lastVerse }: Passage,
  look: Look,
  shape?: ShapeName,
): string | null {
  const query = lookQuery(look, shape);
  const verses = lastVerse === null ? verse : `${verse}-${lastVerse}`;
  return query && urls.verseImage(version, book, chapter, verses, query);
}

type Passage = Omit<QuotedVerse, "text" | "reference">;

/**
 * What an address names, if it names anything, in our own words; whether there is such a verse is not
 * asked.
 */
function readPassage(params: Params): Passage {
  const version = findVersion(params["version"] ?? "");
  const book = findBook(params["book"] ?? "");
  const [, chapter] = /^0*([1-9]\d{0,2})$/.exec(params["chapter"] ?? "") ?? [];
  const [, verse, last = verse] =
    /^0*([1-9]\d{0,2})(?:-0*([1-9]\d{0,2}))?\.png$/i.exec(
      params["verse"] ?? "",
    ) ?? [];
  if (!version || !book || !chapter || !verse) throw new AppError("not_found");
  return {
    version: version.id,
    book: book.name,
    chapter: Number(chapter),
    verse: Number(verse),
    lastVerse: last === verse ? null : Number(last),
  };
}

async function quote(assets: Fetcher, passage: Passage): Promise<QuotedVerse> {
  try {
    return await quoteVerse(assets, passage);
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid") {
      throw new AppError("not_found");
    }
    throw error;
  }
}

/**
 * What is kept for good is bounded: 21 backgrounds, light or dark letters, in the size and the place
 * they have by default; two shapes. The rest stays in the data centre's cache as long as that likes.
 */
function isUsual(look: Look): boolean {
  const { kind } = backgroundOf(look);
  const { color, size, align } = textOf(look);
  return (
    (kind === "gradient" || kind === "drawing") &&
    ["#ffffff", "#000000", "#2a241c"].includes(color) &&
    size === 24 &&
    align === "center"
  );
}

async function draw(
  app: AppContext,
  passage: Passage,
  look: Look,
  shape: ShapeName,
): Promise<Uint8Array<ArrayBuffer>> {
  const { env } = app;
  const quoted = await quote(env.ASSETS, passage);
  // The generator's download: the tall one costs 180 ms, more than whoever comes along may have drawn.
  if (shape === "post") await app.requireUser();
  const reference = `${quoted.reference} (${quoted.version})`;
  const art = layOut({ text: quoted.text, reference, look, shape });
  const background = backgroundOf(look);
  const { IMAGES: bucket, ASSETS: assets } = env;
  const ground = readVersePicture(background, shape, { bucket, assets });
  return drawVersePng(art, background, ground, assets, true);
}
