import { layOut } from "~/features/verse-art/layout";
import { backgroundOf, textOf } from "~/features/verse-art/look";
import type { Look } from "~/features/verse-art/look";
import { lookQuery, readLookQuery } from "~/features/verse-art/look-query";
import type { ShapeName } from "~/features/verse-art/shapes";
import { findVersion } from "~/features/bible/versions";
import type { AppContext } from "~/platform/context.server";
import { limitDrawing } from "~/platform/rate-limit.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { quoteVerse } from "../verse-card.server";
import type { QuotedVerse } from "../verse-card.server";
import { drawVersePng } from "./draw-verse.server";

/** Goes up when the drawing changes, so that every picture is drawn anew. */
const edition = 2;

export interface VerseImage {
  /** Names what it shows. */
  version: string;
  read: () => Promise<BodyInit>;
}

type Params = Readonly<Record<string, string | undefined>>;

/**
 * The picture at an address. Bill: one look into this data centre's cache, and that was all for whoever
 * asks after somebody else; else a chapter's asset, and one read of R2 or the drawing.
 */
export async function openVerseImage(
  app: AppContext,
  params: Params,
  request: Request,
): Promise<VerseImage> {
  const passage = readPassage(params);
  const { searchParams, origin } = new URL(request.url);
  const { look, shape } = readLookQuery(searchParams);
  // One picture has one address, whatever else stood in the query.
  const path = verseImageUrl(passage, look, shape) ?? "";
  const version = await digest(`${edition} ${path}`);
  const near = new URL(path, origin);
  near.searchParams.set("__edition", version);
  return {
    version,
    read: () => find(app, request, { passage, look, shape, near }),
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

/** What an address names, if it names anything; whether there is such a verse is not asked. */
function readPassage(params: Params): Passage {
  const { version = "", book = "", chapter = "" } = params;
  const verses = /^([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?\.png$/.exec(
    params["verse"] ?? "",
  );
  if (!verses || !findVersion(version) || !/^[1-9]\d{0,2}$/.test(chapter)) {
    throw new AppError("not_found");
  }
  return {
    version,
    book,
    chapter: Number(chapter),
    verse: Number(verses[1]),
    lastVerse: verses[2] === undefined ? null : Number(verses[2]),
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

interface Wanted {
  passage: Passage;
  look: Look;
  shape: ShapeName;
  /** Where the data centre's cache has it. */
  near: URL;
}

async function find(
  app: AppContext,
  request: Request,
  { passage, look, shape, near }: Wanted,
): Promise<BodyInit> {
  const { cache, env, waitUntil } = app;
  const cached = await cache?.match(near);
  if (cached?.body) return cached.body;
  const quoted = await quote(env.ASSETS, passage);
  const png = await readKept(app, quoted, look, shape, () =>
    draw(app, request, { quoted, look, shape }),
  );
  if (cache) {
    const copy = new Response(png, {
      headers: {
        "content-type": "image/png",
        "cache-control": "max-age=2592000",
      },
    });
    waitUntil(cache.put(near, copy));
  }
  return png;
}

async function readKept(
  { env, waitUntil }: AppContext,
  quoted: QuotedVerse,
  look: Look,
  shape: ShapeName,
  make: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!isUsual(look)) return make();
  const path = verseImageUrl(quoted, look, shape) ?? "";
  const key = `verses/${await digest(`${edition} ${path}`)}.png`;
  const kept = await env.IMAGES.get(key);
  if (kept) return new Uint8Array(await kept.arrayBuffer());
  const png = await make();
  const httpMetadata = { contentType: "image/png" };
  waitUntil(env.IMAGES.put(key, png, { httpMetadata }));
  return png;
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
  request: Request,
  {
    quoted,
    look,
    shape,
  }: { quoted: QuotedVerse; look: Look; shape: ShapeName },
): Promise<Uint8Array<ArrayBuffer>> {
  await limitDrawing(app, request);
  const reference = `${quoted.reference} (${quoted.version})`;
  const art = layOut({ text: quoted.text, reference, look, shape });
  return drawVersePng(art, backgroundOf(look), {
    bucket: app.env.IMAGES,
    assets: app.env.ASSETS,
  });
}

async function digest(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.subarray(0, 10), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
