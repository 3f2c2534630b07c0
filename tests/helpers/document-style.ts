import { readdirSync, readFileSync } from "node:fs";
import { expect } from "vitest";

const assets = "build/client/assets";

/** Lists the classes in a style sheet of the build. */
function listClasses(name: RegExp): Set<string> {
  const file = readdirSync(assets).find((entry) => name.test(entry)) ?? "";
  const css = readFileSync(`${assets}/${file}`, "utf8");
  const names = css.matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set(
    Array.from(names, ([, className = ""]) => className.replace(/\\/g, "")),
  );
}

/** Expects that document.css has every class that the page uses and the app's style sheet defines. */
export function expectStyled(document: Document): void {
  const appClasses = listClasses(/^app-.*\.css$/);
  const documentClasses = listClasses(/^document-.*\.css$/);
  const usedClasses = [...document.querySelectorAll("[class]")].flatMap(
    (element) => [...element.classList],
  );
  expect(usedClasses.length).toBeGreaterThan(20);
  expect(
    usedClasses.filter(
      (name) => appClasses.has(name) && !documentClasses.has(name),
    ),
  ).toEqual([]);
}
