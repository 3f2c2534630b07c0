import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { bookmarkHeader, createContext } from "./context.server";
import type { AppContext, Platform, ViewerDoor } from "./context.server";
import { findDocument, keepDocument } from "./document-cache.server";
import { methods } from "./endpoint.server";
import { toProblem } from "./problem.server";
import { setSecurityHeaders } from "./security-headers.server";

type Handle = (request: Request, app: AppContext) => Promise<Response>;

/** One request through the worker: context, edge cache, Remix, and what every answer carries. */
export async function serve(
  request: Request,
  platform: Platform,
  door: ViewerDoor,
  handle: Handle,
): Promise<Response> {
  const response = await respond(request, platform, door, handle);
  const secure = new URL(request.url).protocol === "https:";
  setSecurityHeaders(response.headers, secure);
  return response;
}

async function respond(
  request: Request,
  platform: Platform,
  door: ViewerDoor,
  handle: Handle,
): Promise<Response> {
  let requestId = "";
  try {
    refuseStrangeMethods(request);
    const readable = withReadablePath(request);
    const app = await createContext(readable, platform, door);
    requestId = app.requestId;
    const kept = await findDocument(app);
    if (kept) return kept;
    const answer = await handle(readable, app);
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
    return toProblem(error, requestId || crypto.randomUUID());
  }
}

/** What no route can mean anything by. */
function refuseStrangeMethods(request: Request): void {
  const known = [...methods, "HEAD", "OPTIONS"];
  if (!known.some((method) => method === request.method)) {
    throw new AppError("method_not_allowed", { allow: known });
  }
}

/** No route has it, and none will: what it leads to is the page that says so. */
const nowhere = "/-";

/**
 * Paths that are not valid UTF-8, and line breaks, at which the router's patterns end without a
 * match: a call hears that its address cannot be read, a person sees the page for lost people.
 */
function withReadablePath(request: Request): Request {
  const url = new URL(request.url);
  const path = decodedPath(url);
  if (path !== null && !/[\n\r\u2028\u2029]/.test(path)) return request;
  if (url.pathname.startsWith(urls.api.root)) {
    throw new AppError("malformed", {
      detail: "The address cannot be read.",
    });
  }
  return new Request(new URL(nowhere, url), request);
}

function decodedPath(url: URL): string | null {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return null;
  }
}
