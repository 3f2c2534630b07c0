import { AppError } from "~/shared/errors";
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
    refuseStrangeRequests(request);
    const app = await createContext(request, platform, door);
    requestId = app.requestId;
    const kept = await findDocument(app);
    if (kept) return kept;
    const answer = await handle(request, app);
    const response = new Response(answer.body, answer);
    const bookmark = answer.status < 400 ? await bookmarkHeader(app) : null;
    if (bookmark !== null) response.headers.append("set-cookie", bookmark);
    return keepDocument(app, response);
  } catch (error) {
    return toProblem(error, requestId || crypto.randomUUID());
  }
}

/**
 * What no route can mean anything by: other methods, paths that are not valid UTF-8, and line
 * breaks, at which the router's patterns end without a match.
 */
function refuseStrangeRequests(request: Request): void {
  const known = [...methods, "HEAD", "OPTIONS"];
  if (!known.some((method) => method === request.method)) {
    throw new AppError("method_not_allowed", { allow: known });
  }
  const path = decodedPath(request);
  if (path === null || /[\n\r\u2028\u2029]/.test(path)) {
    throw new AppError("malformed", {
      detail: "The address cannot be read.",
    });
  }
}

function decodedPath(request: Request): string | null {
  try {
    return decodeURIComponent(new URL(request.url).pathname);
  } catch {
    return null;
  }
}
