import { createServer } from "node:http";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { decryptPush, newReceiver } from "./decrypt-push";

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A vendor's service on the loopback: keeps what it is sent, and answers 201 unless a path is told otherwise. */
export async function startPushService() {
  const received: Received[] = [];
  const answers = new Map<string, (response: ServerResponse) => void>();
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { url: path = "", headers } = request;
      received.push({ path, headers, body: Buffer.concat(chunks) });
      const answer = answers.get(path);
      if (answer) answer(response);
      else response.writeHead(201).end();
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  let browsers = 0;
  return {
    /** A browser that has subscribed here; `pushes` are the notifications it was to show. */
    newBrowser: () => {
      const receiver = newReceiver();
      const path = `/browser/${(browsers += 1)}`;
      const sent = () => received.filter((one) => one.path === path);
      return {
        path,
        subscription: {
          endpoint: `http://127.0.0.1:${port}${path}`,
          keys: receiver.keys,
        },
        received: sent,
        pushes: () =>
          sent().map(
            ({ body }) => JSON.parse(decryptPush(body, receiver)) as Push,
          ),
      };
    },
    answer: (path: string, how: (response: ServerResponse) => void) => {
      answers.set(path, how);
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
