import { bookmarkHeader, createContext } from "./context.server";
import type { AppContext, Platform, ViewerDoor } from "./context.server";
import { findDocument, keepDocument } from "./document-cache.server";
import { readEnv } from "./env.server";
import { admit } from "./gate.server";
import { toProblem } from "./problem.server";
import { limitVisits } from "./rate-limit.server";
import { setSecurityHeaders } from "./security-headers.server";

const noStore = "private, no-store";

type Handle = (request: Request, app: AppContext) => Promise<Response>;

/** One request through the worker: gate, context, edge cache, Remix, and what every answer carries. */
export async function serve(
  request: Request,
  platform: Platform,
  door: ViewerDoor,
  handle: Handle,
): Promise<Response> {
  const requestId = crypto.randomUUID();
  const response = await respond(requestId, request, platform, door, handle);
  const { protocol } = new URL(request.url);
  setSecurityHeaders(response.headers, protocol === "https:");
  keepPrivate(response.headers, request);
  response.headers.set("x-request-id", requestId);
  return response;
}

/** A page's data, and where somebody is led, are theirs: no cache keeps them unless it is told to. */
function keepPrivate(headers: Headers, request: Request): void {
  if (new URL(request.url).pathname.endsWith(".data")) {
    // What a link has fetched ahead waits in this browser for the press; no-store would drop it.
    const ahead = request.headers.get("sec-purpose")?.startsWith("prefetch");
    headers.set("cache-control", ahead ? "private, max-age=10" : noStore);
  } else if (
    headers.has("location") &&
    !headers.get("cache-control")?.includes("public")
  ) {
    headers.set("cache-control", noStore);
  }
}

async function respond(
  requestId: string,
  request: Request,
  platform: Platform,
  door: ViewerDoor,
  handle: Handle,
): Promise<Response> {
  try {
    const admitted = admit(request, readEnv(platform.env));
    const app = await createContext(admitted, platform, door, requestId);
    const kept = await findDocument(app);
    if (kept) return kept;
    await limitVisits(app, admitted);
    const answer = await handle(admitted, app);
    const response = new Response(answer.body, answer);
    const bookmark = answer.status < 400 ? await bookmarkHeader(app) : null;
    if (bookmark !== null) response.headers.append("set-cookie", bookmark);
    // Only a visit renews: what a POST sets may be the end of this very session.
    if (app.isSessionStale && app.sessionId && request.method === "GET") {
      app.waitUntil(door.renewSession(app.db, app.sessionId, app.now));
      response.headers.append("set-cookie", door.renewedCookie(request));
    }
    return keepDocument(app, response);
  } catch (error) {
    return toProblem(error, requestId);
  }
}
