import type { Db } from "~/db/db.server";
import { ImageShelf } from "~/platform/image-shelf.server";
import type { AppContext } from "~/platform/context.server";
import { countUpload } from "~/platform/rate-limit.server";

/** What writing a post needs: where rows, pictures and Scripture are. */
export interface PostStores {
  db: Db;
  images: ImageShelf;
  assets: Fetcher;
}

export function postStores(context: AppContext): PostStores {
  const { db, env, now } = context;
  return {
    db,
    images: new ImageShelf(db, env.IMAGES, now, () => countUpload(context)),
    assets: env.ASSETS,
  };
}
