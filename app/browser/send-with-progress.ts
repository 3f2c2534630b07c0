import { accepted, taken } from "./api-client";
import type { Reader } from "./api-client";

interface ProgressOptions {
  /** Sent as JSON. */
  body: unknown;
  method?: "POST" | "PUT";
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  /** How much has been sent, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/**
 * A POST, unless told, that says how far it has come, which `fetch` cannot do. Otherwise as `sendJson`: throws
 * `ApiError`, a TypeError where there is no network, and an AbortError when it was called off.
 */
export async function sendWithProgress<Value>(
  url: string,
  read: Reader<Value>,
  {
    method = "POST",
    body,
    idempotencyKey,
    signal,
    onProgress,
  }: ProgressOptions,
): Promise<Value> {
  const request = new XMLHttpRequest();
  request.open(method, url);
  request.setRequestHeader("accept", "application/json");
  request.setRequestHeader("content-type", "application/json");
  if (idempotencyKey !== undefined) {
    request.setRequestHeader("idempotency-key", idempotencyKey);
  }
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onProgress?.(loaded / total);
  };
  const answer = new Promise<Response>((resolve, reject) => {
    request.onload = () => {
      resolve(asResponse(request));
    };
    request.onerror = () => {
      reject(new TypeError("The network failed"));
    };
    request.onabort = () => {
      reject(new DOMException("Called off", "AbortError"));
    };
    signal?.addEventListener("abort", () => {
      request.abort();
    });
    if (signal?.aborted) request.onabort(new ProgressEvent("abort"));
    else request.send(JSON.stringify(body));
  });
  return taken(await accepted(url, await answer), read);
}

/** What is read of an answer's headers. */
const readHeaders = ["content-type", "retry-after"];

function asResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of readHeaders) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.responseText || null, {
    status: request.status,
    statusText: request.statusText,
    headers,
  });
}
