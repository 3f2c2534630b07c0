// The caches on this device. The service worker fills them; pages read them.

/** Hashed files of this build and earlier ones, and backgrounds. */
export const assetsCache = "assets";
/** Opened chapters. */
export const scriptureCache = "scripture";
/** Images that pages have loaded. */
export const imagesCache = "images";
/** Pages of the signed-in user. */
export const pagesCache = "pages";
/** Pages that are the same for everyone: the offline page, the launch page and the entry page. */
export const publicCache = "public";
/** Content that another app shared, until the composer imports it. */
export const sharedCache = "shared";

/** Headers of a cached page: when (ms) it was fetched, and the user's id. */
export const cachedAtHeader = "x-cached-at";
export const memberHeader = "x-member";

/** Deleted at sign-out: they reveal who was signed in and what they read. */
export const personalCaches = [
  pagesCache,
  imagesCache,
  scriptureCache,
  sharedCache,
];
