import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isTest } from "./helpers/source-files";

/** Patterns of the names of cookies, storage keys, caches and databases in the code. */
const namePatterns = [
  /(?:const|type) \w*[cC]ookie = "([\w-]+)"/g,
  /const (?:\w*_)?(?:KEY|\w*Key) = "([\w-]+)"/g,
  /= createStorageItem(?:<\w+>)?\(\s*"([\w-]+)"/g,
  /(?:local|session)Storage\.setItem\(\s*["`]([\w-]+)/g,
  /draftPrefix = "(\w+):"/g,
  /const \w+Cache = "([\w-]+)"/g,
  /(?:openDB(?:<\w+>)?\(|outboxName =)\s*"([\w-]+)"/g,
];

/** The sign-in library's cookie, which is never sent to a browser (auth/code-flow.server.ts). */
const internalCookie = "oauth2";

it("lists everything that is stored on a device on the privacy page", () => {
  const names = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
    .map((file) => readFileSync(`app/${file}`, "utf8"))
    .flatMap((text) =>
      namePatterns.flatMap((pattern) => [...text.matchAll(pattern)]),
    )
    .flatMap(([, ...names]) => names)
    .filter((name) => name !== internalCookie);
  expect(names).toEqual(
    expect.arrayContaining(["sign-in", "theme", "draft", "outbox"]),
  );
  const page = readFileSync("app/shell/legal/privacy.md", "utf8");
  expect(names.filter((name) => !page.includes(name))).toEqual([]);
});
