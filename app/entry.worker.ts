import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
// Import only the build from app/: a second copy of AppError would break `instanceof`.
import * as build from "server-build";

const { serveRequest, createPatternFinder, runSchedule, runQueue } =
  build.entry.module;

type Route = ServerBuild["routes"][string];
const routes = Object.values(build.routes);

/** In every build: Remix's client assumes that "/" is in the manifest, whichever page was loaded first. */
const common = routes.filter(
  ({ index, path = "" }) => index ?? ["*", "api/*"].includes(path),
);

/**
 * Remix matches and ranks all routes of its build four times per request, which is a sixth of the home page's CPU. So
 * each request handler gets a build with only some routes and their parents.
 */
function createHandler(selectedRoutes: readonly Route[]) {
  const ids = new Set([...selectedRoutes, ...common].map(({ id }) => id));
  for (const id of ids) ids.add(build.routes[id]?.parentId ?? "root");
  const pick = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
  return createRequestHandler(
    {
      ...build,
      routes: pick(build.routes),
      assets: { ...build.assets, routes: pick(build.assets.routes) },
    },
    "production",
  );
}

const isApiRoute = ({ id }: Route) => id.startsWith("routes/api/");

const pages = createHandler(routes.filter((route) => !isApiRoute(route)));
/** They also handle unusual spellings of all paths, for example with a slash at the end. */
const wildcards: Partial<Record<string, typeof pages>> = {
  "*": pages,
  "api/*": createHandler(routes.filter(isApiRoute)),
};

/** By pattern. */
const handlers = new Map(
  routes
    .filter(({ index, path }) => index ?? path)
    .map((route) => {
      const { path = "" } = route;
      return [`/${path}`, wildcards[path] ?? createHandler([route])];
    }),
);
// Remix's client requests the manifests of other routes here.
handlers.set("/__manifest", pages);

const findPattern = createPatternFinder([...handlers.keys()]);

/** A page's data has the path and the handler of the page, with ".data" added. */
function findRoute(url: string) {
  const { pathname } = new URL(url);
  const path = pathname.replace(/(?:^\/_root)?\.data$/, "");
  const pattern = findPattern(path || "/");
  return {
    handler: handlers.get(pattern) ?? pages,
    name: path === pathname ? pattern : `${pattern}.data`,
  };
}

export default {
  fetch: (request, env, execution) => {
    const route = findRoute(request.url);
    return serveRequest(
      request,
      {
        env,
        waitUntil: (promise) => {
          execution.waitUntil(promise);
        },
        cache: caches.default,
      },
      route.name,
      (incoming, app) => route.handler(incoming, { app }),
    );
  },
  scheduled: (controller, env) => runSchedule(controller.cron, env),
  queue: (batch, env) => runQueue(batch, env),
} satisfies ExportedHandler<object>;
