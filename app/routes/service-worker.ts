import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { serviceWorker } from "~/features/pwa/service-worker.server";

export function loader({ context: { app } }: LoaderFunctionArgs) {
  return serviceWorker(app.env);
}
