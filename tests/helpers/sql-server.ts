import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod/mini";
import type { LocalSite } from "./local-site";

const batchSchema = z.array(
  z.object({ text: z.string(), values: z.array(z.unknown()) }),
);

type Statement = ReturnType<LocalSite["db"]["prepare"]>;

/**
 * What D1 reads of a prepared statement. Here in Node each `prepare` and each `bind` would be a call of
 * its own that stops this process, and double the time of every look into the database.
 */
const prepared = (text: string, values: unknown[]) =>
  ({ statement: text, params: values }) as unknown as Statement;

/**
 * Test files run in processes of their own, and the database lives in the one that started the
 * worker: a door on the loopback lets them look at rows and write them, a batch at a time. DELETE
 * empties the KV namespace of the daily content, GET names all that R2 holds.
 */
export async function startSqlServer({ db, mf }: Pick<LocalSite, "db" | "mf">) {
  const server = createServer((request, response) => {
    void (async () => {
      try {
        if (request.method === "DELETE") {
          await wipe(await mf.getKVNamespace("DAILY"));
          response.end();
          return;
        }
        if (request.method === "GET") {
          response.end(JSON.stringify(await keysOf(mf)));
          return;
        }
        let body = "";
        for await (const chunk of request) body += String(chunk);
        const statements = batchSchema.parse(JSON.parse(body));
        const results = await db.batch(
          statements.map(({ text, values }) => prepared(text, values)),
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

async function keysOf(mf: LocalSite["mf"]): Promise<string[]> {
  const bucket = await mf.getR2Bucket("IMAGES");
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const listed = await bucket.list(cursor === undefined ? {} : { cursor });
    keys.push(...listed.objects.map(({ key }) => key));
    cursor = listed.truncated ? listed.cursor : undefined;
  } while (cursor !== undefined);
  return keys;
}

type Keys = Awaited<ReturnType<LocalSite["mf"]["getKVNamespace"]>>;

async function wipe(kv: Keys): Promise<void> {
  const { keys } = await kv.list();
  await Promise.all(keys.map(({ name }) => kv.delete(name)));
}
