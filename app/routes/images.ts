import { fileLoader } from "~/platform/file.server";
import { serveImage } from "~/platform/images.server";

export const loader = fileLoader((app, request, { key = "" }) =>
  serveImage(app.env.IMAGES, key, request),
);
