import { request } from "node:http";
import { siteUrl } from "./site";

export interface RawRequest {
  method: string;
  /** Sent as is, without normalization. */
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
}

export interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends a request that no browser would send. `fetch` would normalize most of them. */
export function sendRaw({
  method,
  path,
  headers,
  body,
}: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(siteUrl);
  // Without a length, Node drops the body of a GET.
  const framed = {
    ...(body && { "content-length": Buffer.byteLength(body) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, method, path, headers: framed, agent: false },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
          });
        });
        response.on("error", reject);
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body ?? undefined);
  });
}
