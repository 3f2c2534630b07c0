import { sessionEndedEvent } from "~/browser/presence";
import type { Page } from "~/shared/page";
import type { Problem } from "~/shared/problem";
import { urls } from "~/shared/urls";
import { fetchTransport, xhrTransport } from "./transport";

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

interface ApiOptions {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** The same key makes the server create once, however often the call is sent. */
  idempotencyKey?: string | undefined;
  /** The account the call is for: the server answers 401 to any other. */
  memberId?: string;
  signal?: AbortSignal | undefined;
  /** How much has been sent, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  /** Aborts after this long without upload progress or, once everything is sent, without a response. */
  timeoutMs?: number;
}

const defaultTimeoutMs = 15_000;
/** For large bodies where the browser can't report progress: a picture on a slow connection. */
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
  const watched = (isLarge || onProgress) && "XMLHttpRequest" in globalThis;
  const {
    idempotencyKey,
    memberId,
    timeoutMs = isLarge && !watched ? blindTimeoutMs : defaultTimeoutMs,
  } = options;
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
    const response = await (watched ? xhrTransport : fetchTransport)(url, {
      method,
      headers: {
        accept: "application/json",
        ...(json && { "content-type": "application/json" }),
        ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
        ...(memberId && { "x-member": memberId }),
      },
      ...(json && { body: json }),
      signal: attempt.signal,
      onProgress: (fraction) => {
        restartTimer();
        onProgress?.(fraction);
      },
    });
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

/** GET, typed by its reader. */
export function getJson<Value>(
  url: string,
  read: Reader<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  const toValue = async (response: Response) => read(await response.json());
  return apiFetch(url, toValue, { signal });
}

/** A list and the cursor of its next page, from the `Link` header (RFC 8288). */
export function getPage<Item>(
  url: string,
  read: Reader<Item>,
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
  read: Reader<Value>,
  options: ApiOptions = {},
): Promise<Value> {
  const toReply = async (response: Response) => {
    writes.dispatchEvent(new Event("written"));
    const text = await response.text();
    return read(text === "" ? null : JSON.parse(text));
  };
  return apiFetch(url, toReply, { method: "POST", ...options });
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
  // The link is relative; only its cursor is wanted, so any origin will do.
  return target === undefined
    ? null
    : new URL(target, "https://site.invalid").searchParams.get("cursor");
}
