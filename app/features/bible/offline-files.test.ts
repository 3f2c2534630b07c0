import { afterEach, expect, it, vi } from "vitest";
import { fakeCaches } from "../../../tests/helpers/cache-storage";
import { books } from "./canon";
import { chapterUrl, versionUrl } from "./chapter-url";
import { getOfflineChapter, totalChapters } from "./offline-files";
import { findVersion, versions, type Version } from "./versions";

afterEach(() => {
  vi.unstubAllGlobals();
});

const [kjv] = versions;
const web = findVersion("WEB") ?? kjv;
const john = books.find(({ id }) => id === "JHN");

const toLines = (name: string) =>
  Array.from({ length: totalChapters }, (_, i) => `"${name} ${i + 1}"\n`).join(
    "",
  );

const stubCache = (files: Record<string, string>) => {
  const { caches } = fakeCaches(files);
  vi.stubGlobal("caches", caches);
};

async function getJson(path: string): Promise<unknown> {
  const response = await getOfflineChapter(
    new URL(path, "https://example.org"),
  );
  return response && response.json();
}

const john3 = (version: Version) => {
  if (!john) throw new Error("No John");
  return chapterUrl(version, john, 3);
};

it("returns the line of each chapter for URLs of any build", async () => {
  stubCache({ [versionUrl(web)]: toLines("web") });
  expect(await getJson(john3(web))).toBe("web 1000");
  expect(await getJson(john3(web).replace("/test/", "/0123456789ab/"))).toBe(
    "web 1000",
  );
  expect(await getJson("/scripture/0/web/genesis/1.json")).toBe("web 1");
  expect(await getJson("/scripture/0/web/revelation/22.json")).toBe("web 1189");
  const rv1909 = findVersion("RV1909") ?? kjv;
  stubCache({ [versionUrl(rv1909)]: toLines("rv1909") });
  expect(await getJson(john3(rv1909))).toBe("rv1909 1000");
});

it.each([
  john3(kjv),
  "/scripture/0/web/john/22.json",
  "/scripture/0/web/john/0.json",
  "/scripture/0/web/enoch/1.json",
  "/scripture/0/web.txt",
  "/bible",
])("returns null for %s", async (path) => {
  stubCache({ [versionUrl(web)]: toLines("web") });
  expect(await getJson(path)).toBeNull();
});

it("uses an older file until there is a newer one or it's removed", async () => {
  const older = "/scripture/0123456789ab/kjv.txt";
  stubCache({ [older]: toLines("older") });
  expect(await getJson(john3(kjv))).toBe("older 1000");
  stubCache({ [older]: toLines("older"), [versionUrl(kjv)]: toLines("newer") });
  expect(await getJson(john3(kjv))).toBe("newer 1000");
  stubCache({});
  expect(await getJson(john3(kjv))).toBeNull();
});

it("returns null without Cache Storage", async () => {
  expect(await getJson(john3(kjv))).toBeNull();
});
