import { createRequestHandler } from "@remix-run/cloudflare";
import type { ServerBuild } from "@remix-run/cloudflare";
// Nothing of app/ but the build: a second copy of AppError would make `instanceof` lie.
import * as build from "server-build";

const { serveRequest, runSchedule } = build.entry.module;

/**
 * Remix lays out and ranks every route of its build four times a page, which with the API's among them is a
 * sixth of home's CPU. So pages and API are a build each, by where their routes lie.
 */
function handlerOf(isOurs: (routeId: string) => boolean) {
  const ours = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isOurs(id)));
  const half: ServerBuild = {
    ...build,
    routes: ours(build.routes),
    assets: { ...build.assets, routes: ours(build.assets.routes) },
  };
  return createRequestHandler(half, "production");
}

const isOfApi = (routeId: string) => routeId.startsWith("routes/api/");
const pages = handlerOf((id) => !isOfApi(id));
const api = handlerOf((id) => id === "root" || isOfApi(id));

/** As Remix reads a path: decoded, in any case. */
const isApi = (request: Request) =>
  /^\/api(?:\/|$)/i.test(decodeURIComponent(new URL(request.url).pathname));

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
      (incoming, app) => (isApi(incoming) ? api : pages)(incoming, { app }),
    ),
  scheduled: (controller, env) => runSchedule(controller.cron, env),
} satisfies ExportedHandler<object>;
