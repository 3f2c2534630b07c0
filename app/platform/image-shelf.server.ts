import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import {
  imageBytesMax,
  isDataString,
  isExternalImage,
  isOwnImage,
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
   * to D1, and for a picture sent one to R2. `field`: whose fault it is.
   */
  async keep(source: string, field = "imageUrl"): Promise<KeptImage> {
    if (isDataString(source)) return this.#keepSent(source, field);
    if (isOwnImage(source)) return this.#keepOwn(source, field);
    if (!isExternalImage(source)) throw refuse("This is no picture.", field);
    return { url: source, width: null, height: null };
  }

  async #keepSent(source: string, field: string): Promise<KeptImage> {
    await this.countUpload();
    const { bytes, width, height, type } = readSent(source, field);
    const key = `${await hashOf(bytes)}.${type}`;
    const contentType = imageTypes[type];
    await this.#announce(
      sql`INSERT INTO images (key, type, bytes, width, height, createdAt, checkAfter)
          VALUES (${key}, ${contentType}, ${bytes.length}, ${width}, ${height}, ${this.now},
                  ${this.now + untouched})
          ON CONFLICT (key) DO UPDATE SET checkAfter = max(coalesce(checkAfter, 0), excluded.checkAfter)
          WHERE deletingSince IS NULL
          RETURNING key`,
    );
    try {
      await this.bucket.put(key, bytes, { httpMetadata: { contentType } });
    } catch (cause) {
      throw new AppError("unavailable", { cause, retryAfter: 5 });
    }
    return { url: urls.image(key), width, height };
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

/** The picture in a data string; `invalid` for what is none, laid to the field it came in. */
export function readSent(source: string, field: string) {
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

function refuse(message: string, field: string): AppError {
  return new AppError("invalid", {
    detail: message,
    issues: [{ path: field, message }],
  });
}

/** The first 40 hexadecimal digits of the SHA-256. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest, 0, 20)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

const orNull = (value: unknown) => (typeof value === "number" ? value : null);
