import type { ServerBuild } from "@remix-run/cloudflare";
import {
  endpoints,
  resolveEndpoints,
  type EndpointTable,
} from "./endpoint.server";
import type { ApiRoute } from "./openapi.server";

/** The built routes whose loader carries endpoint declarations. */
export function listApiRoutes(routes: ServerBuild["routes"]): ApiRoute[] {
  return Object.values(routes).flatMap((route) => {
    const loader: unknown = route.module.loader;
    const path = route.path;
    return hasEndpoints(loader) && path !== undefined
      ? [{ path, endpoints: resolveEndpoints(loader[endpoints], path) }]
      : [];
  });
}

function hasEndpoints(
  loader: unknown,
): loader is { [endpoints]: EndpointTable } {
  return typeof loader === "function" && endpoints in loader;
}
