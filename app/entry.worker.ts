import { createRequestHandler } from "@remix-run/cloudflare";
import type { ServerBuild } from "@remix-run/cloudflare";
// Nothing of app/ but the build: a second copy of AppError would make `instanceof` lie.
import * as build from "server-build";

const { serveRequest, runSchedule, runQueue } = build.entry.module;

type Route = ServerBuild["routes"][string];
const routes = Object.values(build.routes);

/**
 * Remix lays out and ranks every route of its build four times a request, which with all of them is a sixth
 * of home's CPU. So it is given builds of less: some routes, and what they stand in.
 */
function handlerOf(some: readonly Route[]) {
  const ids = new Set(some.map(({ id }) => id));
  for (const id of ids) ids.add(build.routes[id]?.parentId ?? "root");
  const ours = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
  return createRequestHandler(
    {
      ...build,
      routes: ours(build.routes),
      assets: { ...build.assets, routes: ours(build.assets.routes) },
    },
    "production",
  );
}

const isOfApi = ({ id }: Route) => id.startsWith("routes/api/");
const api = handlerOf(routes.filter(isOfApi));
const pages = handlerOf(routes.filter((route) => !isOfApi(route)));

/** The browser takes "/" for known, whichever page it began with. */
const index = routes.filter((route) => route.index);

/** What has a fixed address, by that address as it is mostly spelled: a build each. */
const fixed = new Map(
  routes
    .filter((route) => route.index ?? (route.path && !/[:*]/.test(route.path)))
    .map((route) => [`/${route.path ?? ""}`, handlerOf([route, ...index])]),
);

function handlerFor(request: Request) {
  const { pathname } = new URL(request.url);
  // As Remix reads a path: decoded, in any case.
  const isApi = /^\/api(?:\/|$)/i.test(decodeURIComponent(pathname));
  return fixed.get(pathname) ?? (isApi ? api : pages);
}

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
      (incoming, app) => handlerFor(incoming)(incoming, { app }),
    ),
  scheduled: (controller, env) => runSchedule(controller.cron, env),
  queue: (batch, env) => runQueue(batch, env),
} satisfies ExportedHandler<object>;
