import { readdirSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OnYourDevice } from "~/shell/legal/privacy-device";
import { isTest } from "./helpers/source-files";

/** Where the code says under which name something is kept on somebody's device. */
const places = [
  /(?:const|type) \w*[cC]ookie = "([\w-]+)"/g,
  /type Flash = "(\w+)" \| "(\w+)"/g,
  /const (?:\w*_)?(?:KEY|\w*Key) = "([\w-]+)"/g,
  /= stored(?:<\w+>)?\(\s*"([\w-]+)"/g,
  /(?:local|session)Storage\.setItem\(\s*["`]([\w-]+)/g,
  /draftPrefix = "(\w+):"/g,
  /const \w+Cache = "([\w-]+)"/g,
  /(?:openDB(?:<\w+>)?\(|outboxName =)\s*"([\w-]+)"/g,
];

/** What the library for signing in calls a cookie that no browser ever sees (auth/code-flow.server.ts). */
const never = "oauth2";

it("the privacy page names all that is kept on a device", () => {
  const names = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
    .map((file) => readFileSync(`app/${file}`, "utf8"))
    .flatMap((text) => places.flatMap((place) => [...text.matchAll(place)]))
    .flatMap(([, ...found]) => found)
    .filter((name) => name !== never);
  expect(names).toEqual(
    expect.arrayContaining(["sign-in", "theme", "draft", "outbox"]),
  );
  const page = renderToStaticMarkup(createElement(OnYourDevice));
  expect(names.filter((name) => !page.includes(name))).toEqual([]);
});
