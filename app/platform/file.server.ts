import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { AppContext } from "./context.server";
import { resource } from "./problem.server";

/** The loader of a route that returns a file. */
export const fileLoader = (
  load: (
    app: AppContext,
    request: Request,
    params: LoaderFunctionArgs["params"],
  ) => Promise<Response>,
) =>
  resource(({ context: { app }, request, params }) =>
    load(app, request, params),
  );

/** Other sites may embed the file. */
export const embeddable = { "cross-origin-resource-policy": "cross-origin" };

interface FileOptions {
  /** The ETag, without quotes. */
  version: string;
  type: string;
  cache: string;
  headers?: Record<string, string>;
}

/** Weak comparison (RFC 9110, 13.1.2), because proxies that compress make the tag weak. */
export const hasVersion = (request: Request, etag: string): boolean =>
  (request.headers.get("if-none-match") ?? "")
    .split(",")
    .some((known) => known.trim().replace(/^W\//, "") === etag);

/** Answers 304 without calling `createBody` if the browser already has this version. */
export async function fileResponse(
  request: Request,
  { version, type, cache, headers = {} }: FileOptions,
  createBody: () => Promise<BodyInit>,
): Promise<Response> {
  const etag = `"${version}"`;
  const responseHeaders = { etag, "cache-control": cache, ...headers };
  if (hasVersion(request, etag)) {
    return new Response(null, { status: 304, headers: responseHeaders });
  }
  return new Response(await createBody(), {
    headers: { ...responseHeaders, "content-type": type },
  });
}
