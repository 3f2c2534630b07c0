import { createBookmarkCookies } from "./bookmark.server";
import {
  createContext,
  type AppContext,
  type WorkerPlatform,
} from "./context.server";
import { isSecure } from "./cookies.server";
import { getCachedDocument, cacheDocument } from "./document-cache.server";
import { readEnv } from "./env.server";
import { RequestRecord } from "./log.server";
import { validateRequest } from "./validate-request.server";
import { toProblem } from "./problem.server";
import { limitRequests } from "./rate-limit.server";
import { renewSession, renewSessionCookie } from "./session.server";
import { setSecurityHeaders } from "./security-headers.server";

const noStore = "private, no-store";

type Handle = (request: Request, app: AppContext) => Promise<Response>;

/** Handles one request: validation, context, edge cache, rate limit, Remix, response headers, log. */
export async function serve(
  request: Request,
  platform: WorkerPlatform,
  route: string,
  handle: Handle,
): Promise<Response> {
  const record = new RequestRecord();
  const response = await respond(record, request, platform, handle);
  setSecurityHeaders(response.headers, isSecure(request));
  preventSharedCaching(response.headers, request);
  if (response.status === 503 && !response.headers.has("retry-after")) {
    response.headers.set("retry-after", "5");
  }
  response.headers.set("x-request-id", record.id);
  platform.waitUntil(record.finish(route, request, response));
  return response;
}

/** A page's data and redirects are personal unless the response says `public`. */
function preventSharedCaching(headers: Headers, request: Request): void {
  if (new URL(request.url).pathname.endsWith(".data")) {
    // Prefetched data must stay in the browser until the link is clicked; no-store would drop it.
    const isPrefetch = request.headers
      .get("sec-purpose")
      ?.startsWith("prefetch");
    headers.set("cache-control", isPrefetch ? "private, max-age=10" : noStore);
  } else if (
    headers.has("location") &&
    !headers.get("cache-control")?.includes("public")
  ) {
    headers.set("cache-control", noStore);
  }
}

async function respond(
  record: RequestRecord,
  request: Request,
  platform: WorkerPlatform,
  handle: Handle,
): Promise<Response> {
  try {
    const env = (record.env = readEnv(platform.env));
    const validated = validateRequest(request, env);
    let app = await createContext(validated, platform, record);
    const cached = await getCachedDocument(app);
    if (cached?.hasExpired === false) return cached.document;
    await limitRequests(app, validated);
    let remixResponse = await handle(validated, app);
    // What a lagging replica doesn't find, such as a new post whose link was sent to a friend, the primary may have.
    if (app.db.mayLag && [401, 403, 404].includes(remixResponse.status)) {
      app = await createContext(validated, platform, record, "first-primary");
      remixResponse = await handle(validated, app);
    }
    if (cached && remixResponse.status === 503) {
      record.cache = "stale";
      return cached.document;
    }
    const response = new Response(remixResponse.body, remixResponse);
    for (const cookie of await createBookmarkCookies(app)) {
      response.headers.append("set-cookie", cookie);
    }
    // Only GET renews, because a POST may just have ended this session.
    if (app.isSessionStale && app.sessionId && request.method === "GET") {
      app.waitUntil(renewSession(app.db, app.sessionId, app.now));
      response.headers.append("set-cookie", renewSessionCookie(request));
    }
    return cacheDocument(app, response);
  } catch (error) {
    return toProblem(error, record.id);
  }
}
