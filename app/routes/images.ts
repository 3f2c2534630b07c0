import { serveImage } from "~/platform/images.server";
import { resource } from "~/platform/problem.server";

export const loader = resource(({ context: { app }, params, request }) => {
  return serveImage(app.env.IMAGES, params.key ?? "", request);
});
