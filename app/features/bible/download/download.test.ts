import { afterEach, expect, it, vi } from "vitest";
import { fakeCaches } from "../../../../tests/helpers/cache-storage";
import { versionUrl } from "../chapter-url";
import { totalChapters } from "../offline-files";
import { defaultVersion, findVersion } from "../versions";
import { downloadVersion, downloadFailureMessage } from "./download";

afterEach(() => {
  vi.unstubAllGlobals();
});

const kjv = defaultVersion;
const web = findVersion("WEB") ?? kjv;
const older = "/scripture/0123456789ab/kjv.txt";
const other = versionUrl(web);
const all = "{}\n".repeat(totalChapters);

/** A device with an older KJV and the WEB, and a server that returns `body`. */
function setUp(body: string, refuse?: Error) {
  const { caches, files } = fakeCaches({ [older]: "", [other]: "" }, refuse);
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
  return files;
}

const never = new AbortController().signal;

it("removes the older file once the newer one is complete", async () => {
  const files = setUp(all);
  const steps: number[] = [];
  await downloadVersion(kjv, never, (chapters) => steps.push(chapters));
  expect(steps.at(-1)).toBe(totalChapters);
  expect([...files.keys()].sort()).toEqual([versionUrl(kjv), other].sort());
  expect(files.get(versionUrl(kjv))).toBe(all);
});

it("keeps the older file if the download is incomplete or the storage is full", async () => {
  const files = setUp(all.slice(0, -1));
  const interrupted = downloadVersion(kjv, never, () => undefined);
  expect(
    downloadFailureMessage(await interrupted.catch((error: unknown) => error)),
  ).toContain("check your connection");
  expect([...files.keys()]).toEqual([older, other]);

  const full = new DOMException("full", "QuotaExceededError");
  const before = setUp(all, full);
  const refused = downloadVersion(kjv, never, () => undefined);
  expect(
    downloadFailureMessage(await refused.catch((error: unknown) => error)),
  ).toContain("enough space");
  expect([...before.keys()]).toEqual([older, other]);
});
