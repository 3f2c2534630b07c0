import type { Page } from "~/shared/page";
import type { AnyEndpoint } from "./endpoint.server";

/** A handler's value that brings headers of its own, as Set-Cookie. */
class ReplyWithHeaders {
  constructor(
    readonly value: unknown,
    readonly headers: [string, string][],
  ) {}
}

export function withHeaders(value: unknown, headers: [string, string][]) {
  return new ReplyWithHeaders(value, headers);
}

/** An answer for everybody, as good for so many seconds; it takes the place of the declaration's. */
export function keptFor(seconds: number, value: unknown) {
  return withHeaders(value, [["cache-control", `public, max-age=${seconds}`]]);
}

/** What a handler gave, without the headers it brings. */
export const valueOf = (result: unknown): unknown =>
  result instanceof ReplyWithHeaders ? result.value : result;

export const headersOf = (result: unknown): Headers =>
  new Headers(result instanceof ReplyWithHeaders ? result.headers : []);

/**
 * The handler's value on the wire: JSON, or for a list a bare array with the next page in Link; bytes
 * where another type is declared. A stream comes as the answer that it is.
 */
export function toReply(
  endpoint: AnyEndpoint,
  result: unknown,
  request: Request,
): Response {
  if (result instanceof Response) return result;
  const headers = headersOf(result);
  if (!headers.has("cache-control")) {
    headers.set("cache-control", endpoint.cache);
  }
  const value = valueOf(result);
  if (endpoint.status === 204) {
    return new Response(null, { status: 204, headers });
  }
  if (endpoint.type !== null) {
    if (!(value instanceof Uint8Array)) throw new TypeError("No bytes");
    headers.set("content-type", endpoint.type);
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

/** RFC 8288, relative to the request, so that no proxy's idea of the host gets in. */
function nextUrl(current: string, cursor: string): string {
  const url = new URL(current);
  url.searchParams.set("cursor", cursor);
  return `${url.pathname}${url.search}`;
}
