import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { readVar } from "../scripts/local/vars.mjs";
import { inRoot } from "../scripts/local/paths.mjs";
import { longFiles, mayImport } from "./helpers/house-rules";
import { isTest, nodesOf, sourceFiles } from "./helpers/source-files";
import type { SourceFile } from "./helpers/source-files";

const app = sourceFiles("app");
const code = app.filter(({ name }) => !isTest(name));
const everything = [...app, ...sourceFiles("scripts"), ...sourceFiles("tests")];

/** `file: what` for every node that a rule names; empty when the rule holds. */
function findings(
  files: SourceFile[],
  rule: (node: ts.Node, file: SourceFile) => boolean,
): string[] {
  return files.flatMap((file) =>
    [...nodesOf(file.tree)]
      .filter((node) => rule(node, file))
      .map((node) => `${file.name}: ${node.getText()}`),
  );
}

describe("imports", () => {
  it("follow the arrows between the rooms", () => {
    const wrong = code.flatMap(({ name, imports }) =>
      imports
        .filter((target) => !mayImport(name, target))
        .map((target) => `${name} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it("never run in a circle", () => {
    const targets = new Map(code.map(({ name, imports }) => [name, imports]));
    const done = new Set<string>();
    const circleFrom = (name: string, way: string[]): string[] | null => {
      if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
      if (done.has(name)) return null;
      for (const target of targets.get(name) ?? []) {
        const circle = circleFrom(target, [...way, name]);
        if (circle) return circle;
      }
      done.add(name);
      return null;
    };
    const circles = code
      .map(({ name }) => circleFrom(name, []))
      .filter((circle) => circle !== null);
    expect(circles).toEqual([]);
  });

  it("name the file that holds the thing: there are no barrels", () => {
    const barrels = findings(
      code,
      (node) =>
        ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined,
    );
    expect(barrels).toEqual([]);
  });

  it("take from the tables nothing but their types: the worker holds no Drizzle", () => {
    const values = findings(
      code.filter(({ name }) => name !== "app/db/schema.ts"),
      (node) =>
        ts.isImportDeclaration(node) &&
        node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword &&
        /drizzle-orm|\/schema"$/.test(node.moduleSpecifier.getText()),
    );
    expect(values).toEqual([]);
  });
});

const map = code.find(({ name }) => name === "app/routes.ts");

describe("routes.ts", () => {
  const mapped = [...(map?.text.matchAll(/"(routes\/[^"]+)"/g) ?? [])].map(
    ([, file]) => `app/${file ?? ""}`,
  );

  it("names every route file once, and none that is not there", () => {
    const files = code.map(({ name }) => name);
    expect(mapped.toSorted()).toEqual(
      files.filter((name) => name.startsWith("app/routes/")),
    );
  });
});

describe("files", () => {
  it("are as short as their room asks", () => {
    expect(longFiles(everything)).toEqual([]);
  });

  it("have kebab-case names, in no room for odds and ends", () => {
    const strange = everything
      .map(({ name }) => name)
      .filter((name) => !/^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z]+)+$/.test(name));
    const oddsAndEnds = app
      .map(({ name }) => name)
      .filter((name) => /\/(lib|utils?|helpers?|common|misc)[/.]/.test(name));
    expect([...strange, ...oddsAndEnds]).toEqual([]);
  });
});

describe("code", () => {
  it("says no `any` and silences no rule", () => {
    const anys = findings(
      everything,
      (node) => node.kind === ts.SyntaxKind.AnyKeyword,
    );
    const silenced = new RegExp(
      ["@ts-(ignore|nocheck|expect-error)", "eslint-(disable|enable)"].join(
        "|",
      ),
    );
    const comments = everything
      .filter(({ name }) => name !== "tests/architecture.test.ts")
      .filter(({ text }) => silenced.test(text))
      .map(({ name }) => name);
    expect([...anys, ...comments]).toEqual([]);
  });

  it("reads the product's name from PRODUCT_NAME and spells it nowhere", () => {
    const name = new RegExp(readVar("PRODUCT_NAME"), "i");
    const spelled = everything.filter(({ text }) => name.test(text));
    expect(spelled.map((file) => file.name)).toEqual([]);
  });

  it("takes every address from urls", () => {
    const first = [
      ...(map?.text.matchAll(/(?:route|prefix)\("([\w.-]+)/g) ?? []),
    ].map(([, segment = ""]) => segment);
    const address = new RegExp(`^/(${first.join("|")})(/|\\?|$)`);
    const spelled = findings(
      code.filter(({ name }) => !/^app\/shared\/(api-)?urls\.ts$/.test(name)),
      (node) =>
        (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) &&
        address.test(node.text),
    );
    expect(spelled).toEqual([]);
  });
});

describe("package.json", () => {
  it("pins every version exactly", () => {
    const manifest = JSON.parse(
      readFileSync(inRoot("package.json"), "utf8"),
    ) as Record<string, Record<string, string> | undefined>;
    const loose = Object.entries({
      ...manifest["dependencies"],
      ...manifest["devDependencies"],
    }).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });
});
