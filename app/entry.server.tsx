import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import type {
  AppLoadContext,
  EntryContext,
  HandleErrorFunction,
} from "@remix-run/cloudflare";
import { sealAuditLog } from "~/features/audit/audit.server";
import { viewerDoor } from "~/features/auth/viewer-door.server";
import { deliverPushes } from "~/features/notifications/push/delivery.server";
import { createContext } from "~/platform/context.server";
import type { AppContext, Platform } from "~/platform/context.server";
import { renderPage } from "~/platform/render.server";
import { createScheduleContext, runJobs } from "~/platform/schedule.server";
import { contentSecurityPolicy } from "~/platform/security-headers.server";
import { serve } from "~/platform/serve.server";
import { urls } from "~/shared/urls";
import { isDocument } from "~/shell/document-mode";
import { NonceProvider } from "~/shell/nonce";
import { everyMinute, jobsAt } from "./jobs.server";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { app }: AppLoadContext,
): Promise<Response> {
  const nonce = isDocument(remix) ? null : app.nonce;
  const html = await renderPage(
    remix,
    (context) => (
      <NonceProvider value={nonce}>
        <RemixServer context={context} url={request.url} />
      </NonceProvider>
    ),
    nonce,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", contentSecurityPolicy(nonce));
  if (!headers.has("cache-control")) {
    headers.set("cache-control", "private, no-cache");
  }
  return new Response(html, { headers, status });
}

/** What strangers do wrong is theirs to hear, not ours to log. */
export const handleError: HandleErrorFunction = (
  error,
  { request, context },
) => {
  const theirs = isRouteErrorResponse(error) && error.status < 500;
  if (theirs || request.signal.aborted) return;
  console.error(`[${context.app.requestId}]`, error);
};

export function serveRequest(
  request: Request,
  platform: Platform,
  handle: (request: Request, app: AppContext) => Promise<Response>,
): Promise<Response> {
  return serve(request, platform, viewerDoor, async (admitted, app) => {
    const response = await handle(admitted, app);
    // Seals the audit entries of admin actions after the response, so that the admin doesn't wait for it.
    const { pathname } = new URL(admitted.url);
    if (admitted.method !== "GET" && pathname.startsWith(urls.api.admin(""))) {
      app.waitUntil(sealAuditLog(app.db));
    }
    return response;
  });
}

/** The dev server's way to the same context. */
export function contextFor(
  request: Request,
  platform: Platform,
): Promise<AppContext> {
  return createContext(request, platform, viewerDoor);
}

/** The crons of wrangler.toml. */
export async function runSchedule(cron: string, raw: object): Promise<void> {
  if (cron !== everyMinute) console.log(`schedule ${cron}`);
  await runJobs(jobsAt(cron), createScheduleContext(raw));
}

/** The queue of wrangler.toml. */
export function runQueue(batch: MessageBatch, raw: object): Promise<void> {
  return deliverPushes(createScheduleContext(raw), batch.messages);
}
