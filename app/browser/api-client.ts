import { sessionEndedEvent } from "~/browser/presence";
import type { Page } from "~/shared/page";
import type { Problem } from "~/shared/problem";
import { urls } from "~/shared/urls";

/**
 * An answer that is no success. As the specification has it, the message is the status code, a
 * colon, then the response text (or the status text where that is empty).
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
    /** What the server says of it; null where the answer came from something else on the way. */
    readonly problem: Problem | null,
    /** Seconds until the same may be asked again; null where the answer names none. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
  }
}

/**
 * Names the type of a reply. The shape is not checked again in the browser: it is our own API, a
 * test holds every reply against the schema it is typed by, and the check would cost 6 KB on every
 * page. So a reader is `(value: unknown) => value as Post`, one a type, beside its queries.
 */
export type Reader<Value> = (value: unknown) => Value;

/** Hears `written` when the server has taken what somebody did. */
export const writes = new EventTarget();

interface SendOptions {
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** The same key makes the server create once, however often the call is sent. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** GET, typed by its reader. Throws `ApiError`, or what `fetch` throws where there is no network. */
export async function getJson<Value>(
  url: string,
  read: Reader<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  const response = await call(url, signal ? { signal } : {});
  return read(await response.json());
}

/** A list and the cursor of its next page, from the `Link` header (RFC 8288). */
export async function getPage<Item>(
  url: string,
  read: Reader<Item>,
  signal?: AbortSignal,
): Promise<Page<Item>> {
  const response = await call(url, signal ? { signal } : {});
  const items: unknown = await response.json();
  return {
    items: Array.isArray(items) ? items.map(read) : [],
    next: nextCursor(response.headers.get("link")),
  };
}

/** Any call that changes something; POST unless told. An empty answer (204) is read as null. */
export async function sendJson<Value>(
  url: string,
  read: Reader<Value>,
  options: SendOptions = {},
): Promise<Value> {
  const response = await call(url, { method: "POST", ...options });
  return taken(response, read);
}

/** What the server says of something it has taken, by whatever way it came. */
export async function taken<Value>(
  response: Response,
  read: Reader<Value>,
): Promise<Value> {
  writes.dispatchEvent(new Event("written"));
  const text = await response.text();
  return read(text === "" ? null : JSON.parse(text));
}

/**
 * The query client's own fetcher: a GET on the first element of the query key. Nobody signed in
 * (401) is no failure but null.
 */
export async function fetchByKey({
  queryKey,
  signal,
}: {
  queryKey: readonly unknown[];
  signal: AbortSignal;
}): Promise<unknown> {
  try {
    return await getJson(String(queryKey[0]), (value) => value, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

async function call(
  url: string,
  { method = "GET", body, idempotencyKey, signal }: CallOptions,
): Promise<Response> {
  const headers = new Headers({ accept: "application/json" });
  if (body !== undefined) headers.set("content-type", "application/json");
  if (idempotencyKey !== undefined)
    headers.set("idempotency-key", idempotencyKey);
  const response = await fetch(url, {
    method,
    headers,
    credentials: "include",
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  return accepted(url, response);
}

/** The answer itself, or what it means where it is no success; by whatever way it came. */
export async function accepted(
  url: string,
  response: Response,
): Promise<Response> {
  // Whoever asks who is signed in has the answer already.
  if (response.status === 401 && url !== urls.api.currentUser) {
    dispatchEvent(new Event(sessionEndedEvent));
  }
  if (!response.ok) throw await toApiError(response);
  return response;
}

type CallOptions = Omit<SendOptions, "method"> & {
  method?: "GET" | NonNullable<SendOptions["method"]>;
};

async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => "");
  return new ApiError(
    response.status,
    text || response.statusText,
    response.headers
      .get("content-type")
      ?.startsWith("application/problem+json") === true
      ? parseProblem(text)
      : null,
    Number(response.headers.get("retry-after")) || null,
  );
}

function parseProblem(text: string): Problem | null {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return null;
  }
}

function nextCursor(link: string | null): string | null {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? "")?.[1];
  // The link is relative; only its cursor is wanted, so any origin will do.
  return target === undefined
    ? null
    : new URL(target, "https://site.invalid").searchParams.get("cursor");
}
