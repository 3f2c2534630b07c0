import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A way to a server on this machine that can be made slow. */
export async function startSlowProxy(port: () => number) {
  let wait = 0;
  const server = createServer((incoming, answer) => {
    const { method, url, headers } = incoming;
    const pass = () => {
      const onward = request(
        { host: "127.0.0.1", port: port(), method, path: url, headers },
        (given) => {
          answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
          given.pipe(answer);
        },
      );
      onward.on("error", () => answer.destroy());
      incoming.pipe(onward);
    };
    setTimeout(pass, headers["sec-fetch-mode"] === "navigate" ? wait : 0);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    /** ms that each page takes from here on. */
    delay: (ms: number) => {
      wait = ms;
    },
    close: () => server.close(),
  };
}
