import { createRequestHandler } from "@remix-run/cloudflare";
import type { ServerBuild } from "@remix-run/cloudflare";
// Nothing of app/ but the build: a second copy of AppError would make `instanceof` lie.
import * as build from "server-build";

const { serveRequest, runSchedule } = build.entry.module;

/**
 * Remix lays out and ranks every route of its build four times a page, which with all of them is a sixth of
 * home's CPU. So pages, which have a view, and leaves, which have none, are a build each.
 */
function handlerOf(isOurs: (route: Route) => boolean) {
  const ids = new Set(
    Object.values(build.routes)
      .filter((route) => route.id === "root" || isOurs(route))
      .map(({ id }) => id),
  );
  const ours = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  const half: ServerBuild = {
    ...build,
    routes: ours(build.routes),
    assets: { ...build.assets, routes: ours(build.assets.routes) },
  };
  return createRequestHandler(half, "production");
}

type Route = ServerBuild["routes"][string];

const isLeaf = ({ module }: Route) => !("default" in module);
const pages = handlerOf((route) => !isLeaf(route));
const leaves = handlerOf(isLeaf);

/** `/images/:key` and all others as one expression; `/api/*` is among them. */
const leafPath = new RegExp(
  `^/(?:${Object.values(build.routes)
    .filter(isLeaf)
    .map(({ path = "" }) =>
      path
        .replaceAll(".", "\\.")
        .replaceAll(/:[^/]+/g, "[^/]+")
        .replace(/\/\*$/, "(?:/.*)?"),
    )
    .join("|")})/*$`,
  "i",
);

/** As Remix reads a path: decoded, in any case. */
const isOfLeaf = (request: Request) =>
  leafPath.test(decodeURIComponent(new URL(request.url).pathname));

export default {
  fetch: (request, env, execution) =>
    serveRequest(
      request,
      {
        env,
        waitUntil: (work) => {
          execution.waitUntil(work);
        },
        cache: caches.default,
      },
      (incoming, app) =>
        (isOfLeaf(incoming) ? leaves : pages)(incoming, { app }),
    ),
  scheduled: (controller, env) => runSchedule(controller.cron, env),
} satisfies ExportedHandler<object>;
