import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { routes } from "virtual:remix/server-build";
import { refuseMethod } from "~/platform/api.server";
import { leavesOf } from "~/platform/leaves.server";
import { openApi } from "~/platform/openapi.server";

export function loader({ context: { app } }: LoaderFunctionArgs) {
  const leaves = leavesOf(routes);
  return Response.json(openApi(app.env.PRODUCT_NAME, "1", leaves));
}

export const action = refuseMethod(["GET", "HEAD"]);
