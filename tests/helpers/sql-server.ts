import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod/mini";
import { bindStatement } from "./databases";
import type { LocalSite } from "./local-site";

const batchSchema = z.array(
  z.object({ text: z.string(), values: z.array(z.unknown()) }),
);

/**
 * Gives test files, which run in their own processes, access to the database of the worker's process. POST runs a batch
 * of statements, DELETE empties the KV namespace of the daily content, PUT runs the jobs of a cron trigger, and GET lists
 * the keys in R2, or with the path /kv those in KV, or with a request id the lines of its log.
 */
export async function startSqlServer(
  { db, mf }: Pick<LocalSite, "db" | "mf">,
  log: readonly string[],
) {
  const server = createServer((request, response) => {
    void (async () => {
      try {
        if (request.method === "DELETE") {
          await deleteAllKeys(await mf.getKVNamespace("DAILY"));
          response.end();
          return;
        }
        if (request.method === "GET") {
          const id = request.url?.slice(1) ?? "";
          const list = () => (id === "kv" ? listKvKeys(mf) : listKeys(mf));
          const lines = log.filter((line) => line.includes(id));
          response.end(
            JSON.stringify(["", "kv"].includes(id) ? await list() : lines),
          );
          return;
        }
        let body = "";
        for await (const chunk of request) body += String(chunk);
        if (request.method === "PUT") {
          const worker = await mf.getWorker();
          response.end((await worker.scheduled({ cron: body })).outcome);
          return;
        }
        const statements = batchSchema.parse(JSON.parse(body));
        const results = await db.batch(
          statements.map(({ text, values }) => bindStatement(text, values)),
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

/** The keys of all objects in R2. */
export async function listKeys(
  mf: Pick<LocalSite["mf"], "getR2Bucket">,
): Promise<string[]> {
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

async function listKvKeys(mf: LocalSite["mf"]): Promise<string[]> {
  const keys: string[] = [];
  for (const binding of ["DAILY", "COUNTERS"]) {
    const listed = await (await mf.getKVNamespace(binding)).list();
    keys.push(...listed.keys.map(({ name }) => name));
  }
  return keys;
}

type KvNamespace = Awaited<ReturnType<LocalSite["mf"]["getKVNamespace"]>>;

async function deleteAllKeys(kv: KvNamespace): Promise<void> {
  const { keys } = await kv.list();
  await Promise.all(keys.map(({ name }) => kv.delete(name)));
}
