import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod/mini";
import type { LocalSite } from "./local-site";

const batchSchema = z.array(
  z.object({ text: z.string(), values: z.array(z.unknown()) }),
);

/**
 * Test files run in processes of their own, and the database lives in the one that started the
 * worker: a door on the loopback lets them look at rows and write them, a batch at a time. DELETE
 * empties the KV namespace of the daily content.
 */
export async function openSqlDoor({ db, mf }: Pick<LocalSite, "db" | "mf">) {
  const server = createServer((request, response) => {
    void (async () => {
      try {
        if (request.method === "DELETE") {
          await wipe(await mf.getKVNamespace("DAILY"));
          response.end();
          return;
        }
        let body = "";
        for await (const chunk of request) body += String(chunk);
        const statements = batchSchema.parse(JSON.parse(body));
        const results = await db.batch(
          statements.map(({ text, values }) =>
            db.prepare(text).bind(...values),
          ),
        );
        response.end(JSON.stringify(results.map((result) => result.results)));
      } catch (error) {
        response.statusCode = 500;
        response.end(error instanceof Error ? error.message : "failed");
      }
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Keys = Awaited<ReturnType<LocalSite["mf"]["getKVNamespace"]>>;

async function wipe(kv: Keys): Promise<void> {
  const { keys } = await kv.list();
  await Promise.all(keys.map(({ name }) => kv.delete(name)));
}
