import { afterEach, expect, it, vi } from "vitest";
import { fakeCaches } from "../../../../tests/helpers/cache-storage";
import { versionUrl } from "../chapter-url";
import { chaptersInAll } from "../downloaded";
import { versions } from "../versions";
import { downloadVersion, failureOf } from "./download";

afterEach(() => {
  vi.unstubAllGlobals();
});

const [kjv, web] = versions;
const older = "/scripture/0123456789ab/kjv.txt";
const other = versionUrl(web);
const all = "{}\n".repeat(chaptersInAll);

/** A device that keeps an older KJV and the WEB, and a server that answers this. */
function given(answer: string, refuse?: Error) {
  const { caches, files } = fakeCaches({ [older]: "", [other]: "" }, refuse);
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(answer)));
  return files;
}

const never = new AbortController().signal;

it("takes the older text away once the newer one is complete", async () => {
  const files = given(all);
  const steps: number[] = [];
  await downloadVersion(kjv, never, (chapters) => steps.push(chapters));
  expect(steps.at(-1)).toBe(chaptersInAll);
  expect([...files.keys()].sort()).toEqual([versionUrl(kjv), other].sort());
  expect(files.get(versionUrl(kjv))).toBe(all);
});

it("keeps what was there where the newer one breaks off, or has no room", async () => {
  const files = given(all.slice(0, -1));
  const cut = downloadVersion(kjv, never, () => undefined);
  expect(failureOf(await cut.catch((error: unknown) => error))).toBe("network");
  expect([...files.keys()]).toEqual([older, other]);

  const full = new DOMException("full", "QuotaExceededError");
  const before = given(all, full);
  const refused = downloadVersion(kjv, never, () => undefined);
  expect(failureOf(await refused.catch((error: unknown) => error))).toBe(
    "room",
  );
  expect([...before.keys()]).toEqual([older, other]);
});
