import { afterEach, expect, it, vi } from "vitest";
import { fakeCaches } from "../../../tests/helpers/cache-storage";
import { books } from "./canon";
import { chapterUrl, versionUrl } from "./chapter-url";
import { chapterOnDevice, chaptersInAll } from "./downloaded";
import { findVersion, versions } from "./versions";
import type { Version } from "./versions";

afterEach(() => {
  vi.unstubAllGlobals();
});

const [kjv] = versions;
const web = findVersion("WEB") ?? kjv;
const john = books.find(({ id }) => id === "JHN");

/** Each line says which it is. */
const linesOf = (name: string) =>
  Array.from({ length: chaptersInAll }, (_, i) => `"${name} ${i + 1}"\n`).join(
    "",
  );

const keep = (kept: Record<string, string>) => {
  const { caches } = fakeCaches(kept);
  vi.stubGlobal("caches", caches);
};

async function read(path: string): Promise<unknown> {
  const response = await chapterOnDevice(new URL(path, "https://example.org"));
  return response && response.json();
}

const john3 = (version: Version) => {
  if (!john) throw new Error("No John");
  return chapterUrl(version, john, 3);
};

it("gives each chapter its line, whatever build asks for it", async () => {
  keep({ [versionUrl(web)]: linesOf("web") });
  expect(await read(john3(web))).toBe("web 1000");
  expect(await read(john3(web).replace("/test/", "/0123456789ab/"))).toBe(
    "web 1000",
  );
  expect(await read("/scripture/0/web/genesis/1.json")).toBe("web 1");
  expect(await read("/scripture/0/web/revelation/22.json")).toBe("web 1189");
});

it.each([
  john3(kjv),
  "/scripture/0/web/john/22.json",
  "/scripture/0/web/john/0.json",
  "/scripture/0/web/enoch/1.json",
  "/scripture/0/web.txt",
  "/bible",
])("has nothing for %s", async (path) => {
  keep({ [versionUrl(web)]: linesOf("web") });
  expect(await read(path)).toBeNull();
});

it("goes on reading an older text, until a newer one is there or it is removed", async () => {
  const older = "/scripture/0123456789ab/kjv.txt";
  keep({ [older]: linesOf("older") });
  expect(await read(john3(kjv))).toBe("older 1000");
  keep({ [older]: linesOf("older"), [versionUrl(kjv)]: linesOf("newer") });
  expect(await read(john3(kjv))).toBe("newer 1000");
  keep({});
  expect(await read(john3(kjv))).toBeNull();
});

it("has nothing where nothing can be kept", async () => {
  expect(await read(john3(kjv))).toBeNull();
});
