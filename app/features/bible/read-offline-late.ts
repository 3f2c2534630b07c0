import { late } from "~/ui/late";

/** Shown in the reader's settings, and where a search has nobody to ask. */
export const readOffline = late(() => import("./download/read-offline"));
