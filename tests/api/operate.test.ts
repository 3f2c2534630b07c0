import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import type { LocalSite } from "../helpers/local-site";
import { logLineSchema, startLoggedSite } from "../helpers/request-log";

const guide = readFileSync("docs/operate.md", "utf8");

/** The jq command of each question that reads saved lines, by its number. */
const commands = new Map(
  guide
    .split(/\n(?=\d+\. \*\*)/)
    .slice(1)
    .map((text, i) => [
      i + 1,
      /jq -(?!n)[^']*'[^']*' requests\.log/.exec(text)?.[0],
    ]),
);

const requestFields = Object.keys(logLineSchema.shape);
const fields = [...requestFields, "job", "queue", "messages", "failed"];

describe("the queries", () => {
  it("are ten, of which eight read saved lines", () => {
    expect([...commands.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([...commands.values()].filter(Boolean)).toHaveLength(8);
  });

  it("use fields that exist, all of which are in the table", () => {
    for (const command of commands.values()) {
      for (const [, name = ""] of command?.matchAll(/\.([a-z]\w*)/gi) ?? []) {
        // "n" is a field of the query itself, and "log" the file's extension.
        if (!["n", "log"].includes(name)) expect(fields).toContain(name);
      }
    }
    const table = guide.split("| field ")[1]?.split("\n\n")[0] ?? "";
    const documented = [...table.matchAll(/^\| (`.*?`) +\|/gm)].flatMap(
      ([, cell = ""]) => cell.replaceAll("`", "").split(", "),
    );
    expect(documented.toSorted()).toEqual(fields.toSorted());
  });
});

const hasJq = spawnSync("jq", ["--version"]).status === 0;

async function runWork(mf: LocalSite["mf"]) {
  const worker = await mf.getWorker();
  await worker.scheduled({ cron: "* * * * *" });
  await worker.queue("test-push", [
    { id: "1", timestamp: new Date(), attempts: 1, body: {} },
  ]);
}

describe.skipIf(!hasJq)("with jq, on lines of real requests", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "operate-"));
  let failedId: string;

  /** The rows that a question's command prints. */
  function ask(question: number): unknown[] {
    const output = execFileSync("bash", ["-c", commands.get(question) ?? ""], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ID: failedId },
    });
    return output
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
  }

  beforeAll(async () => {
    const site = await startLoggedSite();
    for (const url of [
      urls.landing,
      urls.landing,
      urls.api.posts(),
      urls.post("x"),
    ]) {
      await site.client.get(url);
    }
    await runWork(site.mf);
    const broken = await startLoggedSite({ tables: false });
    const response = await broken.client.get(urls.post("x"));
    failedId = response.headers.get("x-request-id") ?? "";
    await runWork(broken.mf);
    const lines = [
      ...(await site.stopAfter(12)),
      ...(await broken.stopAfter(9)),
    ].map((line) => JSON.stringify(line));
    writeFileSync(path.join(folder, "requests.log"), lines.join("\n"));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const number: unknown = expect.any(Number);

  it("1 to 3: routes with times, failures, and one request", () => {
    expect(ask(1)).toContainEqual(["/landing", 2, number, number]);
    expect(ask(2)).toEqual([["/post/:postId", "GET", 500, failedId]]);
    expect(ask(3)).toMatchObject([{ id: failedId, status: 500 }]);
  });

  it("4 and 5: rows, and the share of cached documents", () => {
    expect(ask(4)).toContainEqual(["/post/:postId", number, 0, number]);
    expect(ask(5)).toEqual([["/landing", 2, 0.5]]);
  });

  it("6 to 8: refusals, jobs and queues", () => {
    expect(ask(6)).toContainEqual(["/api/posts", 401, 1]);
    expect(ask(7)).toContainEqual(["send prayer news", 2, 1, number]);
    expect(ask(8)).toEqual([["test-push", 2, 0, number]]);
  });
});
