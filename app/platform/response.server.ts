import type { Page } from "~/shared/page";
import type { AnyEndpoint } from "./endpoint.server";

/** A handler's return value with extra headers, such as Set-Cookie. */
class ResultWithHeaders {
  constructor(
    readonly value: unknown,
    readonly headers: [string, string][],
  ) {}
}

export function withHeaders(value: unknown, headers: [string, string][]) {
  return new ResultWithHeaders(value, headers);
}

export const getResultValue = (result: unknown): unknown =>
  result instanceof ResultWithHeaders ? result.value : result;

export const getResultHeaders = (result: unknown): Headers =>
  new Headers(result instanceof ResultWithHeaders ? result.headers : []);

/**
 * JSON by default; for a list a bare array with the next page in the Link header; bytes if the endpoint declares a
 * content type. A Response is returned unchanged.
 */
export function toResponse(
  endpoint: AnyEndpoint,
  result: unknown,
  request: Request,
): Response {
  if (result instanceof Response) return result;
  const headers = getResultHeaders(result);
  if (!headers.has("cache-control")) {
    headers.set("cache-control", endpoint.cache);
  }
  const value = getResultValue(result);
  if (endpoint.status === 204) {
    return new Response(null, { status: 204, headers });
  }
  if (endpoint.contentType !== undefined) {
    if (!(value instanceof Uint8Array)) throw new TypeError("No bytes");
    headers.set("content-type", endpoint.contentType);
    return new Response(new Uint8Array(value), { headers });
  }
  if (!endpoint.list) {
    return Response.json(value, { status: endpoint.status, headers });
  }
  const page = value as Page<unknown>;
  if (page.next !== null) {
    headers.set("link", `<${nextUrl(request.url, page.next)}>; rel="next"`);
  }
  return Response.json(page.items, { headers });
}

/** Relative (RFC 8288), so that it works behind a proxy that changes the host. */
function nextUrl(current: string, cursor: string): string {
  const url = new URL(current);
  url.searchParams.set("cursor", cursor);
  return `${url.pathname}${url.search}`;
}
