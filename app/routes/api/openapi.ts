import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { routes } from "virtual:remix/server-build";
import { methodNotAllowed } from "~/platform/api.server";
import { listApiRoutes } from "~/platform/api-routes.server";
import { createOpenApiDocument } from "~/platform/openapi.server";

export function loader({ context: { app } }: LoaderFunctionArgs) {
  const apiRoutes = listApiRoutes(routes);
  return Response.json(
    createOpenApiDocument(app.env.PRODUCT_NAME, "1", apiRoutes),
  );
}

export const action = methodNotAllowed(["GET", "HEAD"]);
