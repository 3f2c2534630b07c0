interface WireRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
  keepalive?: boolean;
  signal: AbortSignal;
  /** Upload progress, 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** Sends a request like `fetch`: rejects with a TypeError if there is no response. */
export type Transport = (
  url: string,
  request: WireRequest,
) => Promise<Response>;

export const fetchTransport: Transport = (url, request) =>
  fetch(url, { credentials: "include", ...request });

/** Reports upload progress, which `fetch` can't. Service workers don't have it. */
export const xhrTransport: Transport = (
  url,
  { method, headers, body, signal, onProgress },
) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = "arraybuffer";
    for (const [name, value] of Object.entries(headers)) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      resolve(toResponse(request));
    };
    request.onerror = request.onabort = () => {
      reject(new TypeError());
    };
    signal.addEventListener("abort", () => {
      request.abort();
    });
    request.send(body);
  });

/** Copies only the headers that callers read. */
function toResponse(request: XMLHttpRequest): Response {
  const { status } = request;
  const body = status === 204 ? null : (request.response as ArrayBuffer);
  const header = (name: string) => request.getResponseHeader(name) ?? "";
  const headers = {
    "content-type": header("content-type"),
    "retry-after": header("retry-after"),
  };
  return new Response(body, { status, headers });
}
