import type { Db } from "~/db/db.server";
import {
  createImageStore,
  type ImageStore,
} from "~/platform/image-store.server";
import type { AppContext } from "~/platform/context.server";

export interface PostStores {
  db: Db;
  images: ImageStore;
  assets: Fetcher;
}

export function postStores(context: AppContext): PostStores {
  const { db, env } = context;
  return { db, images: createImageStore(context), assets: env.ASSETS };
}
