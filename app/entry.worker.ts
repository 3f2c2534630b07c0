import { createRequestHandler } from "@remix-run/cloudflare";
// Nothing of app/ but the build: a second copy of AppError would make `instanceof` lie.
import * as build from "server-build";

const handle = createRequestHandler(build, "production");
const { serveRequest, runSchedule } = build.entry.module;

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
      (incoming, app) => handle(incoming, { app }),
    ),
  scheduled: (controller, env) => runSchedule(controller.cron, env),
} satisfies ExportedHandler<object>;
