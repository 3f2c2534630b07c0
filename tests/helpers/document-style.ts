import { readdirSync, readFileSync } from "node:fs";
import { expect } from "vitest";

const assets = "build/client/assets";

/** The classes that a sheet of the build speaks of. */
function classesOf(name: RegExp): Set<string> {
  const file = readdirSync(assets).find((one) => name.test(one)) ?? "";
  const css = readFileSync(`${assets}/${file}`, "utf8");
  const names = css.matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set(Array.from(names, ([, word = ""]) => word.replace(/\\/g, "")));
}

/** Every class of the page that the app's sheet knows is in the documents' (app/document.css) too. */
export function expectStyled(document: Document): void {
  const app = classesOf(/^styles-.*\.css$/);
  const ours = classesOf(/^document-.*\.css$/);
  const worn = [...document.querySelectorAll("[class]")].flatMap((element) => [
    ...element.classList,
  ]);
  expect(worn.length).toBeGreaterThan(20);
  expect(worn.filter((name) => app.has(name) && !ours.has(name))).toEqual([]);
}
