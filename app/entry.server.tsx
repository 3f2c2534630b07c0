import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import type {
  AppLoadContext,
  EntryContext,
  HandleErrorFunction,
} from "@remix-run/cloudflare";
import { sealAuditLog } from "~/features/audit/audit.server";
import { deliverPushes } from "~/features/notifications/push/delivery.server";
import { saveVideoTitles } from "~/features/posts/video-title.server";
import {
  createContext,
  type AppContext,
  type WorkerPlatform,
} from "~/platform/context.server";
import { logWork } from "~/platform/log.server";
import { renderPage } from "~/platform/render.server";
import { createPatternFinder } from "~/platform/route-pattern.server";
import { createScheduleContext, runJobs } from "~/platform/schedule.server";
import { contentSecurityPolicy } from "~/platform/security-headers.server";
import { serve } from "~/platform/serve.server";
import { urls } from "~/shared/urls";
import { isDocumentRequest } from "~/shell/document-mode";
import { NonceProvider } from "~/shell/nonce";
import { everyMinute, getJobs } from "./jobs.server";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { app }: AppLoadContext,
): Promise<Response> {
  const nonce = isDocumentRequest(remix) ? null : app.nonce;
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

/** Doesn't log client errors (4xx) or aborted requests. */
export const handleError: HandleErrorFunction = (
  error,
  { request, context },
) => {
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (isClientError || request.signal.aborted) return;
  console.error(`[${context.app.requestId}]`, error);
};

export function serveRequest(
  request: Request,
  platform: WorkerPlatform,
  route: string,
  handle: (request: Request, app: AppContext) => Promise<Response>,
): Promise<Response> {
  return serve(request, platform, route, async (validated, app) => {
    const response = await handle(validated, app);
    // Seals the audit entries of admin actions after the response, so that the admin doesn't wait for it.
    const isAdminCall = () =>
      new URL(validated.url).pathname.startsWith(urls.api.admin(""));
    if (validated.method !== "GET" && isAdminCall()) {
      app.waitUntil(sealAuditLog(app.db));
    }
    return response;
  });
}

/** For the dev server, which calls Remix itself, and for entry.worker.ts, which imports only the build. */
export { createContext, createPatternFinder };

/** Runs the jobs of a cron trigger in wrangler.toml. */
export async function runSchedule(cron: string, raw: object): Promise<void> {
  if (cron !== everyMinute) console.log(`schedule ${cron}`);
  await runJobs(getJobs(cron), () => createScheduleContext(raw));
}

/** Consumes the queues in wrangler.toml. */
export function runQueue(batch: MessageBatch, raw: object): Promise<void> {
  const { queue, messages } = batch;
  const isVideos = queue.endsWith("-videos");
  const consume = isVideos ? saveVideoTitles : deliverPushes;
  const context = createScheduleContext(raw);
  return logWork(context, { queue, messages: messages.length }, () =>
    consume(context, messages),
  );
}
