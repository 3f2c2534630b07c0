import type { QueryFunctionContext } from "@tanstack/react-query";
import { sessionEndedEvent } from "~/client/last-viewer";
import type { Page } from "~/shared/page";
import type { Problem } from "~/shared/problem";
import { urls } from "~/shared/urls";
import { fetchTransport, xhrTransport } from "./transport";

/** An error response. The message is the status code, a colon, then the response text or, if empty, the status text. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
    /** Null if the response came from something between the browser and our server. */
    readonly problem: Problem | null,
    /** Seconds, from the `Retry-After` header. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
  }
}

/**
 * Gives a response its type. The browser doesn't validate responses of our own API: tests check every response against
 * its schema, and validating would cost 6 KB on every page. So a parser is `(value: unknown) => value as Post`.
 */
export type Parser<Value> = (value: unknown) => Value;

/**
 * For a suspended user and past a rate limit, the server's reason, which says until when; otherwise the fallback. For the
 * fixed messages of docs/product.md; forms use `getFailureMessage`, which shows every reason.
 */
export function getRefusalMessage(error: unknown, fallback: string): string {
  const isExplained =
    error instanceof ApiError && [403, 429].includes(error.status);
  return (isExplained && error.problem?.detail) || fallback;
}

interface ApiOptions {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Repeated calls with the same key create only once. */
  idempotencyKey?: string | undefined;
  /** The user the call is for: the server answers 401 if another user is signed in. */
  memberId?: string;
  signal?: AbortSignal | undefined;
  /** Lets the call outlive the page. The body must be small. */
  keepalive?: boolean;
  /** Upload progress, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  /** Aborts after this long without upload progress or, once everything is sent, without a response. */
  timeoutMs?: number;
}

const defaultTimeoutMs = 15_000;
/** For large bodies where the browser can't report progress: an image on a slow connection. */
const blindTimeoutMs = 60_000;
/** Characters. A slow connection (50 KB/s) sends less than this well within the timeout. */
const largeBody = 60_000;

/**
 * The one way to call our API. `consume` reads a successful response. Throws `ApiError` for any other response,
 * a TypeError without a network or after the timeout, and an AbortError if the caller's signal aborts.
 */
export async function apiFetch<Value>(
  url: string,
  consume: (response: Response) => Promise<Value>,
  { method = "GET", body, signal, onProgress, ...options }: ApiOptions = {},
): Promise<Value> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const isLarge = (json?.length ?? 0) > largeBody;
  const reportsProgress =
    (isLarge || onProgress) && "XMLHttpRequest" in globalThis;
  const fallbackTimeoutMs =
    isLarge && !reportsProgress ? blindTimeoutMs : defaultTimeoutMs;
  const { idempotencyKey, memberId, keepalive } = options;
  const { timeoutMs = fallbackTimeoutMs } = options;
  const attempt = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      attempt.abort(new TypeError());
    }, timeoutMs);
  };
  signal?.throwIfAborted();
  signal?.addEventListener("abort", () => {
    attempt.abort(signal.reason);
  });
  restartTimer();
  try {
    const response = await (reportsProgress ? xhrTransport : fetchTransport)(
      url,
      {
        method,
        headers: {
          accept: "application/json",
          ...(json && { "content-type": "application/json" }),
          ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
          ...(memberId && { "x-member": memberId }),
        },
        ...(json && { body: json }),
        ...(keepalive && { keepalive }),
        signal: attempt.signal,
        onProgress: (fraction) => {
          restartTimer();
          onProgress?.(fraction);
        },
      },
    );
    restartTimer();
    // Not for the current-user call: a 401 there only means signed out.
    if (response.status === 401 && url !== urls.api.currentUser) {
      dispatchEvent(new Event(sessionEndedEvent));
    }
    if (!response.ok) throw await toApiError(response);
    return await consume(response);
  } catch (error) {
    // Not every browser rejects with the reason of the abort.
    attempt.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

export function getJson<Value>(
  url: string,
  read: Parser<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  const toValue = async (response: Response) => read(await response.json());
  return apiFetch(url, toValue, { signal });
}

/** A page of a list, with the cursor of the next one from the `Link` header (RFC 8288). */
export function getPage<Item>(
  url: string,
  read: Parser<Item>,
  signal?: AbortSignal,
): Promise<Page<Item>> {
  const toPage = async (response: Response) => {
    const items: unknown = await response.json();
    return {
      items: Array.isArray(items) ? items.map(read) : [],
      next: nextCursor(response.headers.get("link")),
    };
  };
  return apiFetch(url, toPage, { signal });
}

/** For calls that change something for the user. POST by default; an empty response (204) is read as null. */
export function sendJson<Value>(
  url: string,
  read: Parser<Value>,
  options: ApiOptions = {},
): Promise<Value> {
  const toValue = async (response: Response) => {
    const text = await response.text();
    return read(text === "" ? null : JSON.parse(text));
  };
  return apiFetch(url, toValue, { method: "POST", ...options });
}

/** The default `queryFn`: a GET of the query key's first element. Returns null for a 401 (signed out). */
export async function fetchByKey({
  queryKey,
  signal,
}: Pick<QueryFunctionContext, "queryKey" | "signal">): Promise<unknown> {
  try {
    return await getJson(String(queryKey[0]), (value) => value, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => "");
  return new ApiError(
    response.status,
    text || response.statusText,
    response.headers.get("content-type")?.startsWith("application/problem+json")
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
  // The link is relative; URL needs an origin to parse it.
  return target === undefined
    ? null
    : new URL(target, "https://site.invalid").searchParams.get("cursor");
}
