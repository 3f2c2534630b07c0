import { dayMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import { sql, type SqlId } from "~/db/sql";
import { AppError, fieldError } from "~/shared/errors";
import {
  imageKey,
  isHostedImage,
  isPrivateKey,
  listSmallerImages,
  smallerImageKey,
} from "~/shared/image-key";
import { isDataUrl, isExternalImage } from "~/shared/image-source";
import { urls } from "~/shared/urls";
import type { AppContext } from "./context.server";
import { imageMimeTypes } from "./images.server";
import {
  createPrivateName,
  decodeDataUrlImage,
  decodeSmallerImages,
  hashImages,
  smallerImagesField,
  type DecodedImage,
} from "./images/decode-upload.server";
import { countUpload } from "./rate-limit.server";

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
    readonly isPrivate = false,
  ) {}

  /** Stores images under random keys, for posts with a narrow audience. */
  asPrivate(): ImageStore {
    const { db, bucket, now, countUpload, viewerId } = this;
    return new ImageStore(db, bucket, now, countUpload, viewerId, true);
  }

  /**
   * `source` has passed `imageSourceSchema`; throws `invalid` if it isn't an image after all, naming `field`.
   * `uploaderId`: only this user can use the URL afterwards; the same image by another user gets another URL.
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
      throw fieldError(
        smallerImagesField,
        "Only an uploaded picture can have smaller versions.",
      );
    }
    if (isHostedImage(source)) {
      return this.isPrivate
        ? this.#copyStored(source, field)
        : this.#reuseStored(source, field);
    }
    if (!isExternalImage(source))
      throw fieldError(field, "This isn't a picture.");
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
    const name = this.isPrivate
      ? createPrivateName()
      : await hashImages(allBytes, uploaderId);
    const widths = smaller.map((one) => one.width);
    const key = imageKey(name, widths, type);
    const size = allBytes.reduce((sum, { length }) => sum + length, 0);
    await this.#upsertRow(
      sql`INSERT INTO images (key, type, bytes, width, height, createdAt, checkAfter, uploaderId)
          VALUES (${key}, ${imageMimeTypes[type]}, ${size}, ${width}, ${height}, ${this.now},
                  ${this.now + gracePeriodMs}, ${uploaderId})
          ON CONFLICT (key) DO UPDATE SET checkAfter = max(coalesce(checkAfter, 0), excluded.checkAfter)
          WHERE deletingSince IS NULL
          RETURNING key`,
    );
    await Promise.all([
      this.#put(key, image),
      ...smaller.map((one) => this.#put(smallerImageKey(name, one.width), one)),
    ]);
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
    throw new AppError("unavailable");
  }

  /** The copy has a random key, so the address of the original doesn't lead to it. */
  async #copyStored(url: string, field: string): Promise<StoredImage> {
    const original = await this.#reuseStored(url, field);
    const key = url.slice(urls.image("").length);
    if (isPrivateKey(key)) return original;
    const name = createPrivateName();
    const copyKey = key.replace(/^\w+/, name);
    await this.#upsertRow(
      sql`INSERT INTO images (key, type, bytes, width, height, createdAt, checkAfter, uploaderId)
          SELECT ${copyKey}, type, bytes, width, height, ${this.now}, ${this.now + gracePeriodMs}, uploaderId
          FROM images WHERE key = ${key} RETURNING key`,
    );
    const copies = [[key, copyKey] as const].concat(
      listSmallerImages(key).map(({ name: smallerKey, width }) => [
        smallerKey,
        smallerImageKey(name, width),
      ]),
    );
    await Promise.all(
      copies.map(async ([from, to]) => {
        const object = await this.bucket.get(from);
        if (!object) throw fieldError(field, "This picture no longer exists.");
        const { httpMetadata = {} } = object;
        await this.bucket.put(to, await object.arrayBuffer(), { httpMetadata });
      }),
    );
    return { ...original, url: urls.image(copyKey) };
  }

  /**
   * Extends the grace period of an image that the viewer uploaded, shows in a post or leads a group with. Any other counts as missing, as
   * does one that is being deleted: knowing the URL of another user's private picture must not give access to it.
   */
  async #reuseStored(url: string, field: string): Promise<StoredImage> {
    const [rows] = await this.db.batch([
      sql`UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), ${this.now + gracePeriodMs})
          WHERE key = ${url.slice(urls.image("").length)} AND deletingSince IS NULL
            AND (uploaderId = ${this.viewerId}
                 OR EXISTS (SELECT 1 FROM posts WHERE imageUrl = ${url} AND userId = ${this.viewerId})
                 OR EXISTS (SELECT 1 FROM post_images i JOIN posts p ON p.id = i.postId
                            WHERE i.url = ${url} AND p.userId = ${this.viewerId})
                 OR EXISTS (SELECT 1 FROM verse_cards v JOIN posts p ON p.id = v.postId
                            WHERE (v.customization ->> '$.customBackgroundUrl') = ${url} AND p.userId = ${this.viewerId})
                 OR EXISTS (SELECT 1 FROM groups g JOIN group_members m ON m.groupId = g.id AND m.role <> 'member'
                            WHERE g.imageUrl = ${url} AND m.userId = ${this.viewerId}))
          RETURNING width, height`,
    ]);
    const [row] = rows ?? [];
    if (!row) throw fieldError(field, "This picture no longer exists.");
    const { width, height } = row as Pick<StoredImage, "width" | "height">;
    return { url, width, height };
  }
}

/** Applies the per-user upload limit. */
export function createImageStore(context: AppContext): ImageStore {
  const { db, env, now, writerId } = context;
  const count = () => countUpload(context);
  return new ImageStore(db, env.IMAGES, now, count, writerId);
}
