import { loadPrayerImage } from "~/features/daily/prayer-image/prayer-image.server";
import { fileResponse } from "~/platform/file.server";
import { resource } from "~/platform/problem.server";

/** Not immutable: when the list of prayers grows, past days get other prayers. */
const day = "public, max-age=86400";

export const loader = resource(
  async ({ context: { app }, params, request }) => {
    const { version, read } = await loadPrayerImage(
      app,
      params.day ?? "",
      request,
    );
    return fileResponse(
      request,
      {
        version,
        type: "image/png",
        cache: day,
        // Preview images are embedded by other sites.
        headers: { "cross-origin-resource-policy": "cross-origin" },
      },
      read,
    );
  },
);
