import type { ServerBuild } from "@remix-run/cloudflare";
import { endpoints } from "./endpoint.server";
import type { Endpoints } from "./endpoint.server";
import type { Leaf } from "./openapi.server";

/** The JSON leaves among the built routes: those whose loader carries declarations. */
export function leavesOf(routes: ServerBuild["routes"]): Leaf[] {
  return Object.values(routes).flatMap((route) => {
    const loader: unknown = route.module.loader;
    const path = route.path;
    return carriesEndpoints(loader) && path !== undefined
      ? [{ path, endpoints: loader[endpoints] }]
      : [];
  });
}

function carriesEndpoints(
  loader: unknown,
): loader is { [endpoints]: Endpoints } {
  return typeof loader === "function" && endpoints in loader;
}
