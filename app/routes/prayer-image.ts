import { loadPrayerImage } from "~/features/daily/prayer-image.server";
import { embeddable, fileLoader, fileResponse } from "~/platform/file.server";

/** Not immutable: when the list of prayers grows, past days get other prayers. */
const cache = "public, max-age=86400";

export const loader = fileLoader(async (app, request, { day = "" }) => {
  const { version, read } = await loadPrayerImage(app, day, request);
  return fileResponse(
    request,
    { version, type: "image/png", cache, headers: embeddable },
    read,
  );
});
