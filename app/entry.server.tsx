import { RemixServer } from "@remix-run/react";
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { sweepSessions } from "~/features/auth/session.server";
import { viewerDoor } from "~/features/auth/viewer-door.server";
import { createContext } from "~/platform/context.server";
import type { AppContext, Platform } from "~/platform/context.server";
import { sweepRateWindows } from "~/platform/rate-limit.server";
import { createScheduleContext } from "~/platform/schedule.server";
import { contentSecurityPolicy } from "~/platform/security-headers.server";
import { serve } from "~/platform/serve.server";
import { isDocument } from "~/shell/document-mode";
import { NonceProvider } from "~/shell/nonce";

/** After this long a page is sent with what there is. */
const abortDelay = 5000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { app }: AppLoadContext,
): Promise<Response> {
  const document = isDocument(remix);
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort();
  }, abortDelay);
  const outcome = { status };
  const body = await renderToReadableStream(
    <NonceProvider value={document ? null : app.nonce}>
      <RemixServer
        context={remix}
        url={request.url}
        abortDelay={abortDelay}
        nonce={app.nonce}
      />
    </NonceProvider>,
    {
      nonce: app.nonce,
      signal: abort.signal,
      onError(error) {
        if (abort.signal.aborted) return;
        console.error(`[${app.requestId}]`, error);
        outcome.status = 500;
      },
    },
  );
  const rendered = body.allReady.finally(() => {
    clearTimeout(timer);
  });
  if (document || isbot(request.headers.get("user-agent") ?? "")) {
    await rendered;
  }
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set(
    "content-security-policy",
    contentSecurityPolicy(document ? null : app.nonce),
  );
  if (!headers.has("cache-control")) {
    headers.set("cache-control", "private, no-cache");
  }
  return new Response(body, { headers, status: outcome.status });
}

export function serveRequest(
  request: Request,
  platform: Platform,
  handle: (request: Request, app: AppContext) => Promise<Response>,
): Promise<Response> {
  return serve(request, platform, viewerDoor, handle);
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
  const { db, now } = createScheduleContext(raw);
  console.log(`schedule ${cron}`);
  await sweepSessions(db, now);
  await sweepRateWindows(db, now);
}
