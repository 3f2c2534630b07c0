import type { ServerBuild } from "@remix-run/cloudflare";
import { endpoints, endpointsAt } from "./endpoint.server";
import type { LeafTable } from "./endpoint.server";
import type { Leaf } from "./openapi.server";

/** The JSON leaves among the built routes: those whose loader carries declarations. */
export function leavesOf(routes: ServerBuild["routes"]): Leaf[] {
  return Object.values(routes).flatMap((route) => {
    const loader: unknown = route.module.loader;
    const path = route.path;
    return carriesEndpoints(loader) && path !== undefined
      ? [{ path, endpoints: endpointsAt(loader[endpoints], path) }]
      : [];
  });
}

function carriesEndpoints(
  loader: unknown,
): loader is { [endpoints]: LeafTable } {
  return typeof loader === "function" && endpoints in loader;
}
