import { dayMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import { sql, type SqlId } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { imageKey, isHostedImage, smallerImageKey } from "~/shared/image-key";
import {
  maxImageBytes,
  isDataUrl,
  isExternalImage,
} from "~/shared/image-source";
import { urls } from "~/shared/urls";
import type { AppContext } from "./context.server";
import { imageMimeTypes } from "./images.server";
import { decodeBase64 } from "./images/base64.server";
import { cleanImage } from "./images/clean-image.server";
import { InvalidImageError } from "./images/image.server";
import { countUpload } from "./rate-limit.server";
import { sha256 } from "./sign.server";

/** Null sizes: an external image, whose size is unknown. */
export interface StoredImage {
  url: string;
  width: number | null;
  height: number | null;
}

/** A day, longer than any request: an unused image isn't deleted before the post that uses it has been saved. */
export const gracePeriodMs = dayMs;
/** Retries while the same image is being deleted: 1.5 s in all, longer than a deletion takes. */
const retryDelaysMs = [50, 100, 150, 200, 400, 600];

/** Stores uploaded images. Lives for one request. */
export class ImageStore {
  /**
   * `countUpload` runs before an upload is decoded; it throws if the user has uploaded too many. Without
   * `viewerId` no stored image can be used again.
   */
  constructor(
    readonly db: Db,
    readonly bucket: R2Bucket,
    readonly now: number,
    readonly countUpload: () => Promise<void>,
    readonly viewerId: SqlId = sql`NULL`,
  ) {}

  /**
   * `source` has passed `imageSourceSchema`; throws `invalid` if it isn't an image after all, naming `field`.
   * `uploaderId`: only this user can use the URL afterwards; the same image by somebody else gets another URL.
   * Cost: one query to D1; an upload also writes the image and the `smaller` ones to R2 in parallel.
   */
  async save(
    source: string,
    smaller: readonly string[] = [],
    field = "imageUrl",
    uploaderId: string | null = null,
  ): Promise<StoredImage> {
    if (isDataUrl(source))
      return this.#saveUpload(source, smaller, field, uploaderId);
    if (smaller.length > 0) {
      throw invalidImage(
        "Only an uploaded picture can have smaller versions.",
        smallerImagesField,
      );
    }
    if (isHostedImage(source)) return this.#reuseStored(source, field);
    if (!isExternalImage(source))
      throw invalidImage("This isn't a picture.", field);
    return { url: source, width: null, height: null };
  }

  async #saveUpload(
    source: string,
    smallerSources: readonly string[],
    field: string,
    uploaderId: string | null,
  ): Promise<StoredImage> {
    await this.countUpload();
    const image = decodeDataUrlImage(source, field);
    const { width, height, type } = image;
    const smaller = decodeSmallerImages(smallerSources, image);
    const allBytes = [image, ...smaller].map(({ bytes }) => bytes);
    const hash = await hashImages(allBytes, uploaderId);
    const widths = smaller.map((one) => one.width);
    const key = imageKey(hash, widths, type);
    const size = allBytes.reduce((sum, { length }) => sum + length, 0);
    await this.#upsertRow(
      sql`INSERT INTO images (key, type, bytes, width, height, createdAt, checkAfter, uploaderId)
          VALUES (${key}, ${imageMimeTypes[type]}, ${size}, ${width}, ${height}, ${this.now},
                  ${this.now + gracePeriodMs}, ${uploaderId})
          ON CONFLICT (key) DO UPDATE SET checkAfter = max(coalesce(checkAfter, 0), excluded.checkAfter)
          WHERE deletingSince IS NULL
          RETURNING key`,
    );
    try {
      await Promise.all([
        this.#put(key, image),
        ...smaller.map((one) =>
          this.#put(smallerImageKey(hash, one.width), one),
        ),
      ]);
    } catch (cause) {
      throw new AppError("unavailable", { cause, retryAfter: 5 });
    }
    return { url: urls.image(key), width, height };
  }

  #put(key: string, { bytes, type }: DecodedImage): Promise<R2Object> {
    const httpMetadata = { contentType: imageMimeTypes[type] };
    return this.bucket.put(key, bytes, { httpMetadata });
  }

  /** Writes the row before the objects. Waits while the cleanup job is deleting the same image. */
  async #upsertRow(upsert: ReturnType<typeof sql>): Promise<void> {
    for (const delayMs of [...retryDelaysMs, null]) {
      const [rows] = await this.db.batch([upsert]);
      if (rows?.length) return;
      if (delayMs !== null)
        await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
    throw new AppError("unavailable", { retryAfter: 5 });
  }

  /**
   * Extends the grace period of an image that the viewer uploaded or shows in a post. Any other counts as missing, as
   * does one that is being deleted: knowing the URL of somebody's private picture must not give access to it.
   */
  async #reuseStored(url: string, field: string): Promise<StoredImage> {
    const [rows] = await this.db.batch([
      sql`UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), ${this.now + gracePeriodMs})
          WHERE key = ${url.slice(urls.image("").length)} AND deletingSince IS NULL
            AND (uploaderId = ${this.viewerId}
                 OR EXISTS (SELECT 1 FROM posts WHERE imageUrl = ${url} AND userId = ${this.viewerId})
                 OR EXISTS (SELECT 1 FROM post_images i JOIN posts p ON p.id = i.postId
                            WHERE i.url = ${url} AND p.userId = ${this.viewerId}))
          RETURNING width, height`,
    ]);
    const [row] = rows ?? [];
    if (!row) throw invalidImage("This picture no longer exists.", field);
    return {
      url,
      width: toNumberOrNull(row["width"]),
      height: toNumberOrNull(row["height"]),
    };
  }
}

/** Applies the per-user upload limit. */
export function createImageStore(context: AppContext): ImageStore {
  const { db, env, now, writerId } = context;
  const count = () => countUpload(context);
  return new ImageStore(db, env.IMAGES, now, count, writerId);
}

type DecodedImage = ReturnType<typeof cleanImage>;

/** Throws `invalid` for `field` if the data URL isn't an image. */
export function decodeDataUrlImage(
  source: string,
  field: string,
): DecodedImage {
  try {
    const bytes = decodeBase64(source, source.indexOf(",") + 1);
    if (bytes.length > maxImageBytes) {
      throw new InvalidImageError("A picture can be at most 5 MB.");
    }
    return cleanImage(bytes);
  } catch (error) {
    if (error instanceof InvalidImageError)
      throw invalidImage(error.message, field);
    throw error;
  }
}

const smallerImagesField = "smallerImages";

/** Sorted by width. Checks sizes and aspect ratios only; the content isn't compared. */
function decodeSmallerImages(
  sources: readonly string[],
  image: DecodedImage,
): DecodedImage[] {
  const smaller = sources
    .map((source) => decodeDataUrlImage(source, smallerImagesField))
    .sort((one, other) => one.width - other.width);
  const shape = image.height / image.width;
  for (const [at, { width, height }] of smaller.entries()) {
    const wider = smaller[at + 1] ?? image;
    if (width >= wider.width || Math.abs(height - width * shape) > 1) {
      const message =
        "A smaller picture must be narrower and have the same shape.";
      throw invalidImage(message, smallerImagesField);
    }
  }
  return smaller;
}

function invalidImage(message: string, field: string): AppError {
  return new AppError("invalid", {
    detail: message,
    issues: [{ path: field, message }],
  });
}

/**
 * The first 40 hexadecimal digits of the SHA-256. With smaller images or an uploader, of everything's hashes
 * concatenated, so that the same image with different ones gets a key of its own.
 */
async function hashImages(
  allBytes: DecodedImage["bytes"][],
  uploaderId: string | null,
): Promise<string> {
  const parts = uploaderId === null ? allBytes : [...allBytes, uploaderId];
  const hashes = await Promise.all(parts.map(sha256));
  const [first = Buffer.of()] = hashes;
  const hash = hashes.length > 1 ? await sha256(Buffer.concat(hashes)) : first;
  return hash.toString("hex", 0, 20);
}

const toNumberOrNull = (value: unknown) =>
  typeof value === "number" ? value : null;
