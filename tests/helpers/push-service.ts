import {
  createServer,
  type IncomingHttpHeaders,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { decryptPush, newReceiver } from "./decrypt-push";

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A push service on localhost. Records requests and responds with 201 unless a path has another response. */
export async function startPushService() {
  const received: Received[] = [];
  const responders = new Map<string, (response: ServerResponse) => void>();
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { url: path = "", headers } = request;
      received.push({ path, headers, body: Buffer.concat(chunks) });
      const respond = responders.get(path);
      if (respond) respond(response);
      else response.writeHead(201).end();
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  let browsers = 0;
  return {
    /** A subscribed browser; `pushes` returns the decrypted notifications. */
    newBrowser: () => {
      const receiver = newReceiver();
      const path = `/browser/${(browsers += 1)}`;
      const listReceived = () =>
        received.filter((request) => request.path === path);
      return {
        path,
        subscription: {
          endpoint: `http://127.0.0.1:${port}${path}`,
          keys: receiver.keys,
        },
        received: listReceived,
        pushes: () =>
          listReceived().map(
            ({ body }) => JSON.parse(decryptPush(body, receiver)) as Push,
          ),
      };
    },
    setResponse: (
      path: string,
      respond: (response: ServerResponse) => void,
    ) => {
      responders.set(path, respond);
    },
    requestedPaths: () => received.map(({ path }) => path),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Push {
  web_push: number;
  notification: Record<
    "title" | "body" | "navigate" | "tag" | "lang" | "dir",
    string
  >;
  app_badge: number;
}
