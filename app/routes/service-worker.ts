import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { serveServiceWorker } from "~/features/pwa/service-worker.server";

export function loader({ context: { app } }: LoaderFunctionArgs) {
  return serveServiceWorker(app.env);
}
