// Combines the app's worker with the floors, so that both run in the same isolate with the same bindings.
import app from "app-worker";
import { floor, type FloorEnv } from "./floors";
import { record } from "./recorder";

export default {
  fetch(request, env, execution) {
    if (request.url.includes("/floor/")) return floor(request, env);
    if (request.headers.has("x-bench-record")) {
      return record(app, request, env, execution);
    }
    return app.fetch(request, env, execution);
  },
  scheduled(controller, env, execution) {
    return app.scheduled(controller, env, execution);
  },
} satisfies ExportedHandler<FloorEnv>;
