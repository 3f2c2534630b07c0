import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { imageKey, isOwnImage, smallerKey } from "~/shared/image-key";
import {
  imageBytesMax,
  isDataString,
  isExternalImage,
} from "~/shared/image-source";
import { urls } from "~/shared/urls";
import type { AppContext } from "./context.server";
import { imageTypes } from "./images.server";
import { decodeBase64 } from "./images/base64.server";
import { cleanPicture } from "./images/clean-picture.server";
import { BadPicture } from "./images/picture.server";
import { countUpload } from "./rate-limit.server";

/** A picture as the database may name it; pixels where they are known. */
export interface KeptImage {
  url: string;
  width: number | null;
  height: number | null;
}

/** Longer than any request: a picture given to a post is not looked at before the post stands. */
export const untouched = 86_400_000;
/** ms between looks at a picture that is being deleted, 1.5 s in all; a sweep takes less. */
const patience = [50, 100, 150, 200, 400, 600];

/** Where pictures from people are kept, for the length of one request. */
export class ImageShelf {
  /** `countUpload` is told of each picture sent, before it costs anything; it may refuse. */
  constructor(
    readonly db: Db,
    readonly bucket: R2Bucket,
    readonly now: number,
    readonly countUpload: () => Promise<void>,
  ) {}

  /**
   * Takes what `imageSourceSchema` let through; `invalid` for what is no picture after all. One trip
   * to D1, and for a picture sent one to R2, together with those for the `smaller` ones sent beside it.
   * `field`: whose fault it is.
   */
  async keep(
    source: string,
    smaller: readonly string[] = [],
    field = "imageUrl",
  ): Promise<KeptImage> {
    if (isDataString(source)) return this.#keepSent(source, smaller, field);
    if (smaller.length > 0) {
      throw refuse("Only a picture that is sent has smaller ones.", sentBeside);
    }
    if (isOwnImage(source)) return this.#keepOwn(source, field);
    if (!isExternalImage(source)) throw refuse("This is no picture.", field);
    return { url: source, width: null, height: null };
  }

  async #keepSent(
    source: string,
    smallerSources: readonly string[],
    field: string,
  ): Promise<KeptImage> {
    await this.countUpload();
    const picture = readSent(source, field);
    const { width, height, type } = picture;
    const smaller = readSmaller(smallerSources, picture);
    const pieces = [picture, ...smaller].map(({ bytes }) => bytes);
    const hash = await hashOf(pieces);
    const widths = smaller.map((one) => one.width);
    const key = imageKey(hash, widths, type);
    const size = pieces.reduce((sum, { length }) => sum + length, 0);
    await this.#announce(
      sql`INSERT INTO images (key, type, bytes, width, height, createdAt, checkAfter)
          VALUES (${key}, ${imageTypes[type]}, ${size}, ${width}, ${height}, ${this.now},
                  ${this.now + untouched})
          ON CONFLICT (key) DO UPDATE SET checkAfter = max(coalesce(checkAfter, 0), excluded.checkAfter)
          WHERE deletingSince IS NULL
          RETURNING key`,
    );
    try {
      await Promise.all([
        this.#put(key, picture),
        ...smaller.map((one) => this.#put(smallerKey(hash, one.width), one)),
      ]);
    } catch (cause) {
      throw new AppError("unavailable", { cause, retryAfter: 5 });
    }
    return { url: urls.image(key), width, height };
  }

  #put(key: string, { bytes, type }: Picture): Promise<R2Object> {
    const httpMetadata = { contentType: imageTypes[type] };
    return this.bucket.put(key, bytes, { httpMetadata });
  }

  /** The row stands before the object, and never while the sweep is taking the object away. */
  async #announce(upsert: ReturnType<typeof sql>): Promise<void> {
    for (const pause of [...patience, null]) {
      const [rows] = await this.db.batch([upsert]);
      if (rows?.length) return;
      if (pause !== null) await new Promise((go) => setTimeout(go, pause));
    }
    throw new AppError("unavailable", { retryAfter: 5 });
  }

  /** A picture we have; one that is about to go is as good as gone. */
  async #keepOwn(url: string, field: string): Promise<KeptImage> {
    const [rows] = await this.db.batch([
      sql`UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), ${this.now + untouched})
          WHERE key = ${url.slice(urls.image("").length)} AND deletingSince IS NULL
          RETURNING width, height`,
    ]);
    const [row] = rows ?? [];
    if (!row) throw refuse("This picture is not here any more.", field);
    return { url, width: orNull(row["width"]), height: orNull(row["height"]) };
  }
}

/** For one request, with the limit on what a person uploads. */
export function openImageShelf(context: AppContext): ImageShelf {
  const { db, env, now } = context;
  return new ImageShelf(db, env.IMAGES, now, () => countUpload(context));
}

type Picture = ReturnType<typeof cleanPicture>;

/** The picture in a data string; `invalid` for what is none, laid to the field it came in. */
export function readSent(source: string, field: string): Picture {
  try {
    const bytes = decodeBase64(source, source.indexOf(",") + 1);
    if (bytes.length > imageBytesMax) {
      throw new BadPicture("A picture has at most 5 MB.");
    }
    return cleanPicture(bytes);
  } catch (error) {
    if (error instanceof BadPicture) throw refuse(error.message, field);
    throw error;
  }
}

const sentBeside = "smallerImages";

/** From narrow to wide; `invalid` for what cannot be the same picture. What is on them nobody compares. */
function readSmaller(sources: readonly string[], picture: Picture): Picture[] {
  const smaller = sources
    .map((source) => readSent(source, sentBeside))
    .sort((one, other) => one.width - other.width);
  const shape = picture.height / picture.width;
  for (const [at, { width, height }] of smaller.entries()) {
    const wider = smaller[at + 1] ?? picture;
    if (width >= wider.width || Math.abs(height - width * shape) > 1) {
      const message = "A smaller picture is narrower, and of the same shape.";
      throw refuse(message, sentBeside);
    }
  }
  return smaller;
}

function refuse(message: string, field: string): AppError {
  return new AppError("invalid", {
    detail: message,
    issues: [{ path: field, message }],
  });
}

/**
 * The first 40 hexadecimal digits of the SHA-256; of several pieces, of their hashes in a row: whoever
 * sends the same picture with other smaller ones makes another picture of it, not another of them.
 */
async function hashOf(pieces: Picture["bytes"][]): Promise<string> {
  const hashes = await Promise.all(pieces.map(sha256));
  const [first = Buffer.of()] = hashes;
  const hash = pieces.length > 1 ? await sha256(Buffer.concat(hashes)) : first;
  return hash.toString("hex", 0, 20);
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  Buffer.from(await crypto.subtle.digest("SHA-256", bytes));

const orNull = (value: unknown) => (typeof value === "number" ? value : null);
