import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { readVar } from "../scripts/local/vars.mjs";
import { inRoot } from "../scripts/local/paths.mjs";
import { readTriggers } from "../scripts/local/triggers.mjs";
import {
  findForbiddenTables,
  findLargeFolders,
  findLongFiles,
  findTinyFiles,
  mayImport,
} from "./helpers/architecture-rules";
import { findUncheckedPostReaders } from "./helpers/post-readers";
import {
  isTest,
  walkNodes,
  sourceFiles,
  type SourceFile,
} from "./helpers/source-files";

const app = sourceFiles("app");
const code = app.filter(({ name }) => !isTest(name));
const everything = [...app, ...sourceFiles("scripts"), ...sourceFiles("tests")];

/** Lists every node that violates a rule, as `file: code`. */
function listViolations(
  files: SourceFile[],
  rule: (node: ts.Node, file: SourceFile) => boolean,
): string[] {
  return files.flatMap((file) =>
    [...walkNodes(file.tree)]
      .filter((node) => rule(node, file))
      .map((node) => `${file.name}: ${node.getText()}`),
  );
}

describe("imports", () => {
  it("follow the layers", () => {
    const violations = code.flatMap(({ name, imports }) =>
      imports
        .filter((target) => !mayImport(name, target))
        .map((target) => `${name} → ${target}`),
    );
    expect(violations).toEqual([]);
  });

  it("have no cycles", () => {
    const targets = new Map(code.map(({ name, imports }) => [name, imports]));
    const done = new Set<string>();
    const findCycle = (name: string, path: string[]): string[] | null => {
      if (path.includes(name)) {
        return [...path.slice(path.indexOf(name)), name];
      }
      if (done.has(name)) return null;
      for (const target of targets.get(name) ?? []) {
        const cycle = findCycle(target, [...path, name]);
        if (cycle) return cycle;
      }
      done.add(name);
      return null;
    };
    const cycles = code
      .map(({ name }) => findCycle(name, []))
      .filter((cycle) => cycle !== null);
    expect(cycles).toEqual([]);
  });

  it("use no barrel files", () => {
    const barrels = listViolations(
      code,
      (node) =>
        ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined,
    );
    expect(barrels).toEqual([]);
  });

  it("use only the types of db/schema.ts, so that the worker contains no Drizzle", () => {
    const values = listViolations(
      code.filter(({ name }) => name !== "app/db/schema.ts"),
      (node) =>
        ts.isImportDeclaration(node) &&
        node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword &&
        /drizzle-orm|\/schema"$/.test(node.moduleSpecifier.getText()),
    );
    expect(values).toEqual([]);
  });
});

describe("SQL", () => {
  const queries = code.filter(({ name }) =>
    /^app\/features\/.*\.server\.ts$/.test(name),
  );
  const triggers = readTriggers().map(({ file, text }) => ({
    name: file,
    text,
  }));

  it("writes only to the tables of its own and earlier features, also in triggers", () => {
    expect([...queries, ...triggers].flatMap(findForbiddenTables)).toEqual([]);
  });

  it("reads posts only with `visibleTo`, or for a reason, also in triggers", () => {
    const texts = triggers.map(({ text }) => text);
    expect(findUncheckedPostReaders(code, texts)).toEqual([]);
    const [file] = queries;
    const text =
      "const a = sql`SELECT 1 FROM posts p`; const b = sql`SELECT 1 FROM posts WHERE ${visibleTo(v)}`;";
    const tree = ts.createSourceFile(
      "a.server.ts",
      text,
      ts.ScriptTarget.Latest,
      true,
    );
    expect(
      findUncheckedPostReaders(
        file ? [{ ...file, name: "a.server.ts", tree }] : [],
        texts,
      )[0],
    ).toBe("a.server.ts a");
  });

  it("is reported if it writes to the table of a later feature", () => {
    const name = "app/features/users/user.triggers.sql";
    const text =
      "CREATE TRIGGER a AFTER UPDATE OF bio ON users BEGIN DELETE FROM likes; UPDATE follows SET createdAt = 1; END";
    expect(findForbiddenTables({ name, text })).toEqual([`${name}: likes`]);
  });
});

const routeMap = code.find(({ name }) => name === "app/routes.ts");

describe("routes.ts", () => {
  const mapped = [...(routeMap?.text.matchAll(/"(routes\/[^"]+)"/g) ?? [])].map(
    ([, file]) => `app/${file ?? ""}`,
  );

  it("lists every route file once, and no missing one", () => {
    const files = code.map(({ name }) => name);
    expect(mapped.toSorted()).toEqual(
      files.filter((name) => name.startsWith("app/routes/")),
    );
  });
});

describe("files", () => {
  it("respect the line limits", () => {
    expect(findLongFiles(everything)).toEqual([]);
  });

  it("are neither in large features without sub-folders nor in large sub-folders", () => {
    expect(findLargeFolders(code)).toEqual([]);
  });

  it("with one importer are worth a file", () => {
    expect(findTinyFiles(code)).toEqual([]);
  });

  it("are reported if they are too small, or their folder too large", () => {
    const [file] = code;
    if (!file) throw new Error("no source");
    const name = (path: string) => `app/features/games/${path}`;
    const small = { ...file, name: name("small.ts"), lines: 14, imports: [] };
    const large = {
      ...small,
      name: name("memory/large.ts"),
      lines: 1501,
      imports: [small.name],
    };
    expect(findTinyFiles([small, large])).toEqual([`${small.name}: 14 lines`]);
    expect(
      findTinyFiles([small, large, { ...large, name: name("b.ts") }]),
    ).toEqual([]);
    expect(findLargeFolders([small, large])).toEqual([
      "games/memory: 1501 lines",
    ]);
  });

  it("outside of *.server.ts don't import content", () => {
    const content = "data/games/bible-trivia.json";
    expect(mayImport("app/features/games/trivia.server.ts", content)).toBe(
      true,
    );
    expect(mayImport("app/features/games/trivia-view.tsx", content)).toBe(
      false,
    );
  });

  it("have kebab-case names and no utility folders", () => {
    const badNames = everything
      .map(({ name }) => name)
      .filter((name) => !/^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z]+)+$/.test(name));
    const utilityFiles = app
      .map(({ name }) => name)
      .filter((name) => /\/(lib|utils?|helpers?|common|misc)[/.]/.test(name));
    expect([...badNames, ...utilityFiles]).toEqual([]);
  });
});

describe("code", () => {
  it("has no `any` and disables no lint or type rule", () => {
    const anys = listViolations(
      everything,
      (node) => node.kind === ts.SyntaxKind.AnyKeyword,
    );
    const disabledRule = new RegExp(
      ["@ts-(ignore|nocheck|expect-error)", "eslint-(disable|enable)"].join(
        "|",
      ),
    );
    const comments = everything
      .filter(({ name }) => name !== "tests/architecture.test.ts")
      .filter(({ text }) => disabledRule.test(text))
      .map(({ name }) => name);
    expect([...anys, ...comments]).toEqual([]);
  });

  it("doesn't contain the product name, which comes from PRODUCT_NAME", () => {
    const name = new RegExp(readVar("PRODUCT_NAME"), "i");
    const files = everything.filter(({ text }) => name.test(text));
    expect(files.map((file) => file.name)).toEqual([]);
  });

  it("builds every URL with urls.ts", () => {
    const firstSegments = [
      ...(routeMap?.text.matchAll(/(?:route|prefix)\("([\w.-]+)/g) ?? []),
    ].map(([, segment = ""]) => segment);
    const urlPattern = new RegExp(`^/(${firstSegments.join("|")})(/|\\?|$)`);
    const hardcoded = listViolations(
      code.filter(({ name }) => !/^app\/shared\/(api-)?urls\.ts$/.test(name)),
      (node) =>
        (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) &&
        urlPattern.test(node.text),
    );
    expect(hardcoded).toEqual([]);
  });
});

describe("package.json", () => {
  it("pins every version exactly", () => {
    const manifest = JSON.parse(
      readFileSync(inRoot("package.json"), "utf8"),
    ) as Record<string, Record<string, string> | undefined>;
    const unpinned = Object.entries({
      ...manifest["dependencies"],
      ...manifest["devDependencies"],
    }).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(unpinned).toEqual([]);
  });
});
