import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { backUp } from "../../scripts/backup/back-up.mjs";
import { openLocalSite } from "../../scripts/backup/local-site.mjs";
import { restore, restorePictures } from "../../scripts/backup/restore.mjs";
import { root } from "../../scripts/local/paths.mjs";
import { run } from "../../scripts/local/processes.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import type { Post } from "../../app/features/posts/post";
import {
  crawlSite,
  createCommunity,
  deleteFolders,
  newFolder,
  serve,
} from "../helpers/backup-sites";
import { listChanges } from "../helpers/crawl";
import { expectOk } from "../helpers/expect-ok";
import { dataString } from "../helpers/images/parts";
import { png } from "../helpers/images/png";

// The export writes the two kinds of \n alike. The rest ends a statement where a careless reader would split the file.
const content = "Path:\nC:\\new; it's “here”\u2028;\nEND;\n-- ');";

// Several servers and databases one after the other, on a machine that other tests use too.
const options = { timeout: 120_000 };

let community: string;
let folder: string;
let before: Map<string, string>[];
let ids: Record<string, string>;

const backUpState = async (stateDir: string) => {
  const site = await openLocalSite(stateDir);
  return backUp(site, folder).finally(site.close);
};

/** `serve`: also loads Scripture. */
const restoreState = async (
  stateDir: string,
  { replace = false, serve = false } = {},
) => {
  const site = await openLocalSite(stateDir);
  const unserved = { ...site, prepare: () => Promise.resolve() };
  return restore(serve ? site : unserved, folder, { replace }).finally(
    site.close,
  );
};

const countRows = async (stateDir: string, table: string) => {
  const site = await openLocalSite(stateDir);
  const rows = site.query(`SELECT count(*) AS count FROM ${table}`);
  return rows.then(([row]) => row?.["count"]).finally(site.close);
};

beforeAll(async () => {
  community = await createCommunity();
  folder = await newFolder();
  await serve(community, async (site) => {
    const post = await expectOk<Post>(
      site.ruth.post(urls.api.posts(), {
        type: "image",
        content,
        imageUrl: dataString(png(8, 8)),
      }),
    );
    await expectOk(site.ruth.post(urls.api.like(post.id), { desired: true }));
    ids = { postId: post.id, userId: "ruth", username: "ruth" };
    before = await crawlSite(site, ids);
  });
});

afterAll(deleteFolders);

it(
  "backs up every row and picture, and copies only new pictures the next time",
  options,
  async () => {
    const first = await backUpState(community);
    const copies = await readdir(path.join(folder, "objects"));
    expect(first.downloads).toBe(copies.length);
    expect(first.missingObjects).toEqual([]);
    expect(Object.keys(first.database.tables).length).toBeGreaterThan(50);
    expect(first.database.tables["posts"]?.rows).toBe(
      await countRows(community, "posts"),
    );

    await rm(path.join(folder, "objects", copies[0] ?? ""));
    const second = await backUpState(community);
    expect(second.downloads).toBe(1);
    expect(second.database).toEqual(first.database);
  },
);

it(
  "restores into an empty site, which answers as before and takes new posts",
  options,
  async () => {
    const restored = await newFolder();
    await restoreState(restored, { serve: true });
    await serve(restored, async (site) => {
      // Scripture's search and the daily verse aren't in the backup.
      expect(listChanges(before, await crawlSite(site, ids))).toEqual([]);
      const postUrl = urls.api.post(ids["postId"] ?? "");
      const post = await expectOk<Post>(site.ruth.get(postUrl));
      expect(post).toMatchObject({ content, _count: { likes: 1 } });
      const picture = await site.ruth.get(String(post.imageUrl));
      expect(picture.status).toBe(200);

      await expectOk(
        site.ruth.post(urls.api.like(post.id), { desired: false }),
      );
      const unliked = await expectOk<Post>(site.ruth.get(postUrl));
      expect(unliked._count.likes).toBe(0);
      await expectOk(
        site.ruth.post(urls.api.posts(), { type: "text", content: "Selah" }),
      );
    });
  },
);

it("empties a database only with --replace", options, async () => {
  const restored = await newFolder();
  await restoreState(restored);
  const site = await openLocalSite(restored);
  await site.query("DELETE FROM likes").finally(site.close);

  await expect(restoreState(restored)).rejects.toThrow(
    /isn't empty.*--replace/,
  );
  expect(await countRows(restored, "likes")).toBe(0);
  await restoreState(restored, { replace: true });
  expect(await countRows(restored, "likes")).toBe(
    await countRows(community, "likes"),
  );
});

it(
  "uploads the pictures that a database after Time Travel lists again",
  options,
  async () => {
    const restored = await newFolder();
    await restoreState(restored);
    const mf = await startBindings(restored);
    const bucket = await mf.getR2Bucket("IMAGES");
    const [key = ""] = await readdir(path.join(folder, "objects"));
    await bucket.delete(key);
    const db = await mf.getD1Database("DB");
    await db
      .prepare(
        "INSERT INTO images (key, type, bytes, createdAt) VALUES ('f-1.png', 'image/png', 1, 1)",
      )
      .run();
    await mf.dispose();
    const site = await openLocalSite(restored);
    const result = await restorePictures(site, folder).finally(site.close);
    expect(result).toEqual({ uploads: 1, missing: ["f-1.png", "f.1"] });
  },
);

it.each([
  ["database.sql", /damaged: database\.sql has changed/],
  ["manifest.json", /damaged: manifest\.json can't be read/],
  ["objects.jsonl", /damaged: objects\.jsonl has changed/],
  ["objects/", /damaged: the file of .+ has changed/],
])(
  "writes nothing if the backup is damaged (%s)",
  options,
  async (name, message) => {
    const [first = ""] = await readdir(path.join(folder, "objects"));
    const file = path.join(folder, name.endsWith("/") ? name + first : name);
    const text = await readFile(file);
    await writeFile(file, text.subarray(0, -3));
    const empty = await newFolder();
    await expect(restoreState(empty)).rejects.toThrow(message);
    expect(
      await countRows(
        empty,
        "sqlite_master WHERE type = 'table' AND name = 'posts'",
      ),
    ).toBe(0);
    await writeFile(file, text);
  },
);

it("backs up neither to a file nor into a folder with other files", async () => {
  const site = await openLocalSite(community);
  const parent = await newFolder();
  const notes = path.join(parent, "notes.txt");
  await writeFile(notes, "");
  await expect(backUp(site, notes)).rejects.toThrow(/it's a file/);
  await expect(backUp(site, parent).finally(site.close)).rejects.toThrow(
    /has other files, such as notes\.txt/,
  );
  expect(await readdir(parent)).toEqual(["notes.txt"]);
});

it("creates no folder if there's no local site to back up", async () => {
  const parent = await newFolder();
  const stateDir = path.join(parent, "typo");
  const command = ["scripts/backup.mjs", path.join(parent, "new"), "--local"];
  const backup = run(process.execPath, command, {
    cwd: root,
    env: { STATE_DIR: stateDir },
    failure: "npm run backup failed",
  });
  await expect(backup).rejects.toMatchObject({
    output: expect.stringMatching(/^There's no local site in/) as string,
  });
  expect(await readdir(parent)).toEqual([]);
});
