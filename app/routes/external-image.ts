import { serveExternalImage } from "~/features/media/external-image.server";
import { resource } from "~/platform/problem.server";

export const loader = resource(({ context: { app }, request }) => {
  const address = new URL(request.url).searchParams.get("url") ?? "";
  return serveExternalImage(app, address);
});
