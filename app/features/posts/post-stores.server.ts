import type { Db } from "~/db/db.server";
import { openImageShelf } from "~/platform/image-shelf.server";
import type { AppContext } from "~/platform/context.server";
import type { ImageShelf } from "~/platform/image-shelf.server";

/** What writing a post needs: where rows, pictures and Scripture are. */
export interface PostStores {
  db: Db;
  images: ImageShelf;
  assets: Fetcher;
}

export function postStores(context: AppContext): PostStores {
  const { db, env } = context;
  return { db, images: openImageShelf(context), assets: env.ASSETS };
}
