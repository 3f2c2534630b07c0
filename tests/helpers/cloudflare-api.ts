import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import path from "node:path";
import { openLocalSite } from "../../scripts/backup/local-site.mjs";
import { freePort } from "./ports";

const pageSize = 10;

/**
 * The endpoints of Cloudflare's API that the backup and Wrangler use, for a database and a bucket of local state. Lists
 * have ten objects a page, and every fifth request is answered with 429 first.
 */
export async function startCloudflareApi(stateDir: string, folder: string) {
  const site = await openLocalSite(stateDir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const file = path.join(folder, "transferred.sql");
  let requests = 0;

  const listPage = async (cursor: string | null) => {
    const objects = [];
    for await (const object of site.objects.list()) objects.push(object);
    const start = Number(cursor ?? 0);
    const end = start + pageSize;
    return {
      result: objects.slice(start, end).map(({ key, size, md5, type }) => ({
        key,
        size,
        etag: md5,
        http_metadata: { contentType: type },
      })),
      result_info: { is_truncated: end < objects.length, cursor: String(end) },
    };
  };

  const importFile = async (action: string, etag: string) => {
    if (action === "init") {
      return { success: true, upload_url: `${url}/file`, filename: "import" };
    }
    const md5 = createHash("md5").update(await readFile(file));
    if (md5.digest("hex") !== etag) throw new Error("The file has changed");
    await site.importDatabase(file);
    const meta = { duration: 1, rows_read: 1, rows_written: 1, size_after: 1 };
    return {
      success: true,
      status: "complete",
      messages: [],
      result: { num_queries: 1, final_bookmark: "1", meta },
    };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "", url);
    const key = /\/objects\/(.+)$/.exec(pathname)?.[1];
    const body = await readBody(request);
    if (pathname === "/file") {
      if (request.method === "PUT") {
        await writeFile(file, body);
        response.setHeader(
          "etag",
          createHash("md5").update(body).digest("hex"),
        );
      }
      response.end(request.method === "PUT" ? "" : await readFile(file));
      return;
    }
    if (request.headers.authorization !== "Bearer test-token") {
      response.writeHead(401).end();
      return;
    }
    if (key === undefined) {
      response.setHeader("content-type", "application/json");
      response.end(
        JSON.stringify(await answerJson(pathname, searchParams, body)),
      );
    } else if (request.method === "PUT") {
      const md5 = createHash("md5").update(body).digest("hex");
      const type = request.headers["content-type"] ?? "";
      const name = decodeURIComponent(key);
      await site.objects.put({ key: name, size: body.length, md5, type }, body);
      response.end("{}");
    } else {
      response.end(await site.objects.get(decodeURIComponent(key)));
    }
  };

  const answerJson = async (
    pathname: string,
    query: URLSearchParams,
    body: Buffer,
  ) => {
    if (pathname.endsWith("/objects")) return listPage(query.get("cursor"));
    const input = JSON.parse(body.toString()) as Record<string, string>;
    if (pathname.endsWith("/query")) {
      const results = await site.query(input["sql"] ?? "");
      return { success: true, result: [{ results, success: true }] };
    }
    if (pathname.endsWith("/export")) {
      await site.exportDatabase(file);
      const result = { filename: "export", signed_url: `${url}/file` };
      return {
        success: true,
        result: { success: true, status: "complete", messages: [], result },
      };
    }
    const { action = "", etag = "" } = input;
    return { success: true, result: await importFile(action, etag) };
  };

  const server = createServer((request, response) => {
    requests += 1;
    if (requests % 5 === 0 && request.url?.includes("/objects/")) {
      response.writeHead(429, { "retry-after": "0" }).end();
      return;
    }
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  }).listen(port);
  await once(server, "listening");
  return {
    url,
    stop: async () => {
      server.close();
      await site.close();
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
