import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
// Import only the build from app/: a second copy of AppError would break `instanceof`.
import * as build from "server-build";

const { serveRequest, runSchedule, runQueue } = build.entry.module;

type Route = ServerBuild["routes"][string];
const routes = Object.values(build.routes);

/**
 * Remix matches and ranks all routes of its build four times per request, which is a sixth of the home page's CPU. So
 * each request handler gets a build with only some routes and their parents.
 */
function createHandler(selectedRoutes: readonly Route[]) {
  const ids = new Set(selectedRoutes.map(({ id }) => id));
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
const api = createHandler(routes.filter(isApiRoute));
const pages = createHandler(routes.filter((route) => !isApiRoute(route)));

/** Remix's client assumes that "/" is in the manifest, whichever page was loaded first. */
const index = routes.filter((route) => route.index);
const notFound = routes.filter(({ path = "" }) =>
  ["*", "api/*"].includes(path),
);

/** A request handler for each route without parameters, by its path in the usual spelling. */
const handlersByPath = new Map(
  routes
    .filter((route) => route.index ?? (route.path && !/[:*]/.test(route.path)))
    .map((route) => [`/${route.path ?? ""}`, createHandler([route, ...index])]),
);

/** The first segment of a path, and of an API path the second too. Remix matches paths case-insensitively. */
const getSection = (path: string) =>
  /^(?:api\/)?[^/]*/i.exec(path)?.[0].toLowerCase();

const sections = routes
  .filter(({ path }) => path?.includes(":"))
  .map(({ path = "" }) => getSection(path));
const handlersBySection = new Map(
  [...new Set(sections)].map((section) => [
    section,
    createHandler([
      ...routes.filter(({ path }) => path && getSection(path) === section),
      ...index,
      ...notFound,
    ]),
  ]),
);

function getHandler(request: Request) {
  const { pathname } = new URL(request.url);
  const path = decodeURIComponent(pathname.slice(1));
  return (
    handlersByPath.get(pathname) ??
    handlersBySection.get(getSection(path)) ??
    (/^api(?:\/|$)/i.test(path) ? api : pages)
  );
}

export default {
  fetch: (request, env, execution) =>
    serveRequest(
      request,
      {
        env,
        waitUntil: (promise) => {
          execution.waitUntil(promise);
        },
        cache: caches.default,
      },
      (incoming, app) => getHandler(incoming)(incoming, { app }),
    ),
  scheduled: (controller, env) => runSchedule(controller.cron, env),
  queue: (batch, env) => runQueue(batch, env),
} satisfies ExportedHandler<object>;
