import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { routes } from "virtual:remix/server-build";
import { methodNotAllowed } from "~/platform/api.server";
import { createOpenApiDocument } from "~/platform/openapi.server";

export function loader({ context: { app } }: LoaderFunctionArgs) {
  return Response.json(
    createOpenApiDocument(app.env.PRODUCT_NAME, "1", routes),
  );
}

export const action = methodNotAllowed(["GET", "HEAD"]);
