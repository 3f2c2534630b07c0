import fc from "fast-check";
import { arbitraryBody, arbitraryQuery, segment } from "./hostile-values";
import type { Call } from "./openapi";
import type { RawRequest } from "./raw-request";

/** What generated requests may use: existing paths and ids, and valid sessions. */
export interface Known {
  calls: Call[];
  /** By name of the path parameter. */
  ids: Record<string, string[]>;
  tokens: string[];
  origin: string;
}

export interface HostileRequest extends RawRequest {
  /** The declared call that the request is based on; null if the method isn't declared. */
  call: Call | null;
}

const methods = "GET HEAD POST PUT PATCH DELETE OPTIONS PROPFIND".split(" ");

/** Generates requests from the OpenAPI document: paths × methods × query × body × headers × cookies. */
export function hostileRequest(known: Known): fc.Arbitrary<HostileRequest> {
  const cookies = fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .constantFrom(...known.tokens)
        .map((token): string | null => `session=${token}`),
    },
    { weight: 2, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "session=",
        "session=x; session=y",
        "=; ;;",
        "session=%00; bookmark=x.y",
        "bookmark=a.b.c; sign-in=//evil.example",
        `session=${"a".repeat(3000)}`,
      ),
    },
  );
  const origin = fc.oneof(
    { weight: 5, arbitrary: fc.constant<string | null>(known.origin) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<(string | null)[]>(
        null,
        "null",
        "https://evil.example",
        "not an origin",
      ),
    },
  );
  const type = fc.oneof(
    { weight: 5, arbitrary: fc.constant<string | null>("application/json") },
    {
      weight: 1,
      arbitrary: fc.constantFrom<(string | null)[]>(
        null,
        "",
        "text/plain",
        "application/json; charset=utf-16",
        "multipart/form-data",
        "application/json/",
      ),
    },
  );
  const otherHeaders = fc.constantFrom<Record<string, string>[]>(
    {},
    { accept: "text/html" },
    { "idempotency-key": "same" },
    { "idempotency-key": "é".repeat(50) },
    { "x-http-method-override": "DELETE" },
    { "if-none-match": "*" },
    { range: "bytes=0-0" },
    { "sec-fetch-site": "cross-site" },
    { "x-forwarded-proto": "https", "x-forwarded-host": "evil.example" },
    { "content-encoding": "gzip" },
    { "accept-language": "x".repeat(2000) },
  );
  return fc.constantFrom(...known.calls).chain((call) =>
    fc
      .record({
        path: fc
          .tuple(arbitraryPath(call.path, known), spelling)
          .map(([path, changeSpelling]) => changeSpelling(path)),
        query: arbitraryQuery(call),
        method: fc.oneof(
          { weight: 4, arbitrary: fc.constant(call.method) },
          { weight: 1, arbitrary: fc.constantFrom(...methods) },
        ),
        body: fc.oneof(
          {
            weight: 5,
            arbitrary: isRead(call) ? fc.constant(null) : arbitraryBody(call),
          },
          { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
          { weight: 1, arbitrary: fc.constant(null) },
        ),
        cookies,
        origin,
        type,
        otherHeaders,
      })
      .map(
        ({
          path,
          query,
          method,
          body,
          cookies,
          origin,
          type,
          otherHeaders,
        }) => ({
          method,
          path: path + query,
          headers: {
            ...(cookies !== null && { cookie: cookies }),
            ...(origin !== null && { origin }),
            ...(type !== null && { "content-type": type }),
            ...otherHeaders,
          },
          body,
          call: method === call.method ? call : null,
        }),
      ),
  );
}

const isRead = ({ method }: Call) => method === "GET" || method === "HEAD";

/** Alternative spellings of a path; mostly unchanged. */
const spelling = fc.oneof(
  { weight: 12, arbitrary: fc.constant((path: string) => path) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<((path: string) => string)[]>(
      (path) => path.replace("/api/", "/api%2f"),
      (path) => path.replace("/api/", "/api%5C"),
      (path) => path.replace("/api/", "/API/"),
      (path) => path.replace("/api/", "/%61pi%2F"),
      (path) => path.replace("/api/", "//api/"),
      (path) => `${path}.data`,
      (path) => `${path}/`,
    ),
  },
);

function arbitraryPath(template: string, { ids }: Known): fc.Arbitrary<string> {
  const parts = template.split("/").map((part) => {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
    return name === undefined ? fc.constant(part) : segment(ids[name] ?? []);
  });
  return fc.tuple(...parts).map((chosen) => chosen.join("/"));
}
