import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { searchIndexSql } from "../bible/search-sql.mjs";
import { findPlaceholders } from "../local/cloudflare-ids.mjs";
import { inRoot, root } from "../local/paths.mjs";
import { run } from "../local/processes.mjs";
import { quietWrangler } from "../local/production-build.mjs";
import { UserError } from "../local/user-error.mjs";

/** @typedef {import("./site.mjs").StoredObject} StoredObject */

const retries = 4;

/**
 * The deployed site of wrangler.toml. Wrangler exports and imports the database; Cloudflare's API answers queries and
 * transfers pictures, which Wrangler can't list. Both need CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN, a token that
 * may edit D1 and R2.
 *
 * @param {Record<string, string | undefined>} [env]
 * @param {string} [config]
 * @returns {Promise<import("./site.mjs").Site>}
 */
export async function openRemoteSite(
  env = process.env,
  config = inRoot("wrangler.toml"),
) {
  const account = env["CLOUDFLARE_ACCOUNT_ID"];
  const token = env["CLOUDFLARE_API_TOKEN"];
  if (!account || !token) {
    throw new UserError(
      "Set CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN (a token that may edit D1 and R2), or add --local for local data.",
    );
  }
  const toml = await readFile(config, "utf8");
  const [databaseId, bucket] = readNames(toml);
  const base =
    env["CLOUDFLARE_API_BASE_URL"] ?? "https://api.cloudflare.com/client/v4";
  const api = (
    /** @type {string} */ resource,
    /** @type {{ method?: string, headers?: Record<string, string>, body?: BodyInit }} */ init = {},
  ) =>
    send(`${base}/accounts/${account}${resource}`, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
    });
  const objectPath = (/** @type {string} */ key) =>
    `/r2/buckets/${bucket}/objects/${encodeURIComponent(key)}`;

  /** @param {...string} args */
  const wrangler = async (...args) => {
    const script = inRoot("node_modules", "wrangler", "bin", "wrangler.js");
    await run(process.execPath, [script, "d1", ...args, "--config", config], {
      cwd: root,
      env: { ...env, ...quietWrangler },
      failure: `wrangler d1 ${args.join(" ")} failed. See its output above.`,
    });
  };

  return {
    name: `the deployed site (database ${databaseId}, bucket ${bucket})`,

    async query(sql) {
      const response = await api(`/d1/database/${databaseId}/query`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ sql }),
      });
      const { result } =
        /** @type {{ result: { results: Record<string, unknown>[] }[] }} */ (
          await response.json()
        );
      return result[0]?.results ?? [];
    },

    exportDatabase: (file) =>
      wrangler("export", "DB", "--remote", "--output", file),
    importDatabase: (file) =>
      wrangler("execute", "DB", "--remote", "--yes", "--file", file),

    async prepare() {
      await wrangler("migrations", "apply", "DB", "--remote");
      await wrangler("migrations", "apply", "SCRIPTURE", "--remote");
      const folder = await mkdtemp(path.join(os.tmpdir(), "scripture-"));
      const file = path.join(folder, "scripture.sql");
      await writeFile(file, await searchIndexSql());
      await wrangler(
        "execute",
        "SCRIPTURE",
        "--remote",
        "--yes",
        "--file",
        file,
      );
      await rm(folder, { recursive: true });
    },

    objects: {
      async *list() {
        let cursor = "";
        do {
          const query = new URLSearchParams({
            per_page: "1000",
            ...(cursor !== "" && { cursor }),
          });
          const response = await api(
            `/r2/buckets/${bucket}/objects?${query.toString()}`,
          );
          const page = /** @type {ObjectPage} */ (await response.json());
          for (const { key, size, etag, http_metadata } of page.result) {
            const type = http_metadata?.contentType ?? "";
            yield { key, size, md5: etag, type };
          }
          const { is_truncated, cursor: next } = page.result_info ?? {};
          cursor = is_truncated ? (next ?? "") : "";
        } while (cursor !== "");
      },
      async get(key) {
        const response = await api(objectPath(key));
        return response.status === 404
          ? null
          : Buffer.from(await response.arrayBuffer());
      },
      async put({ key, type }, bytes) {
        await api(objectPath(key), {
          method: "PUT",
          headers: { "content-type": type },
          body: new Uint8Array(bytes),
        });
      },
    },
  };
}

/**
 * @typedef {object} ObjectPage
 * @property {{ key: string, size: number, etag: string, http_metadata?: { contentType?: string } }[]} result
 * @property {{ is_truncated?: boolean, cursor?: string }} [result_info]
 */

/** @param {string} toml @returns {[databaseId: string, bucket: string]} */
function readNames(toml) {
  if (findPlaceholders(toml).length > 0) {
    throw new UserError(
      'wrangler.toml still has placeholder ids: see "Deploy" in README.md. Add --local for local data.',
    );
  }
  const [, id = ""] =
    /^binding = "DB"$[^[]*?^database_id = "(.+)"$/m.exec(toml) ?? [];
  const [, bucket = ""] = /^bucket_name = "(.+)"$/m.exec(toml) ?? [];
  return [id, bucket];
}

/**
 * Retries what may succeed later: the API allows 1,200 requests in five minutes.
 *
 * @param {string} url
 * @param {RequestInit} init
 * @returns {Promise<Response>} 404 only for an object that was deleted
 */
async function send(url, init) {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(url, init);
    const isDeleted = response.status === 404 && url.includes("/objects/");
    if (response.ok || isDeleted) return response;
    const mayRetry = response.status === 429 || response.status >= 500;
    if (!mayRetry || attempt === retries) {
      throw new UserError(
        `Cloudflare's API answered ${response.status} for ${new URL(url).pathname}.`,
        { output: await response.text() },
      );
    }
    const seconds = Number(response.headers.get("retry-after") ?? 2 ** attempt);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
