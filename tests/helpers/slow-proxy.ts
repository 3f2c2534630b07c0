import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

/** Starts a proxy to a local server that can delay pages. */
export async function startSlowProxy(port: () => number) {
  let delayMs = 0;
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const forward = () => {
      const proxied = request(
        { host: "127.0.0.1", port: port(), method, path: url, headers },
        (upstream) => {
          outgoing.writeHead(upstream.statusCode ?? 502, upstream.rawHeaders);
          // Unlike `pipe`, also ends the response if the server stops halfway. Otherwise the browser waits for the
          // rest, and a service worker that does so can't be replaced for five minutes.
          pipeline(upstream, outgoing, () => undefined);
        },
      );
      proxied.on("error", () => outgoing.destroy());
      incoming.pipe(proxied);
    };
    setTimeout(forward, headers["sec-fetch-mode"] === "navigate" ? delayMs : 0);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on, delays each page by `ms`. */
    delay: (ms: number) => {
      delayMs = ms;
    },
    close: () => server.close(),
  };
}
