// What this device keeps, by the names of its caches. The worker fills them; pages look into them.

/** Files that carry their content's hash, of this build and the ones before. */
export const assetsCache = "assets";
/** Chapters that were opened. */
export const scriptureCache = "scripture";
/** The pictures of kept pages. */
export const picturesCache = "pictures";
/** Pages as they were shown to whoever is signed in. */
export const pagesCache = "pages";
/** Pages that are the same for everybody: what is shown without a network, and while it is waited for. */
export const publicCache = "public";
/** What another app has shared, until the composer takes it. */
export const sharedCache = "shared";

/** Of a kept page: when (ms) the server gave it, and to which member. */
export const keptHeader = "x-kept";
export const memberHeader = "x-member";

/** All that could tell who was signed in, and what they have read. */
export const personalCaches = [
  pagesCache,
  picturesCache,
  scriptureCache,
  sharedCache,
];
