import type { Db } from "~/db/db.server";
import { ImageShelf } from "~/platform/image-shelf.server";
import type { AppContext } from "~/platform/context.server";

/** What writing a post needs: where rows, pictures and Scripture are. */
export interface PostStores {
  db: Db;
  images: ImageShelf;
  assets: Fetcher;
}

export function postStores({ db, env, now }: AppContext): PostStores {
  return {
    db,
    images: new ImageShelf(db, env.IMAGES, now),
    assets: env.ASSETS,
  };
}
