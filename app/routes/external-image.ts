import { serveExternalImage } from "~/features/media/external-image.server";
import { fileLoader } from "~/platform/file.server";

export const loader = fileLoader((app, request) => {
  const address = new URL(request.url).searchParams.get("url") ?? "";
  return serveExternalImage(app, address);
});
