import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inRoot } from "../scripts/local/paths.mjs";
import { sourceFiles } from "./helpers/source-files";

it("no element uses a class that styles.css leaves out", () => {
  const css = readFileSync(inRoot("app", "styles.css"), "utf8");
  const [, list = ""] = /@source not\s+inline\(\s*"\{(.*)\}"/.exec(css) ?? [];
  const missing = new Set(list.split(","));
  expect(missing).toContain("isolate");
  const found = sourceFiles("app").flatMap(({ name, text }) =>
    [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(
      ([, plain = "", template = ""]) =>
        `${plain} ${template.replaceAll(/\$\{[^}]*\}/g, " ")}`
          .split(/\s+/)
          .filter((className) => missing.has(className))
          .map((className) => `${name}: ${className}`),
    ),
  );
  expect(found).toEqual([]);
});
