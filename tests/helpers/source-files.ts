import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { root } from "../../scripts/local/paths.mjs";

export interface SourceFile {
  /** Path from the root of the repository, with forward slashes. */
  name: string;
  text: string;
  lines: number;
  /** Specifiers of imports, exports and dynamic imports. Relative ones and `~/` are resolved to file names. */
  imports: string[];
  tree: ts.SourceFile;
}

/** Source files under a folder of the repository, sorted by name. */
export const sourceFiles = (folder: string): SourceFile[] =>
  listSourceNames(folder).map(readSource);

/** Only the files named x.server.ts, because parsing a file takes 2 ms. */
export const serverFiles = (folder: string): SourceFile[] =>
  listSourceNames(folder)
    .filter((name) => name.endsWith(".server.ts"))
    .map(readSource);

function listSourceNames(folder: string): string[] {
  return readdirSync(path.join(root, folder), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => path.relative(root, file).replaceAll(path.sep, "/"))
    .filter((name) => !name.endsWith(".d.ts"))
    .sort();
}

export const isTest = (name: string) =>
  /\.(test|spec)\.(ts|tsx|mjs)$/.test(name);

function readSource(name: string): SourceFile {
  const text = readFileSync(path.join(root, name), "utf8");
  const tree = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  return {
    name,
    text,
    lines: text.trimEnd().split("\n").length,
    imports: listSpecifiers(tree).map((specifier) => resolve(name, specifier)),
    tree,
  };
}

export function* walkNodes(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* walkNodes(child);
}

function listSpecifiers(tree: ts.SourceFile): string[] {
  const specifiers: string[] = [];
  for (const node of walkNodes(tree)) {
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) &&
            node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
            ? node.argument.literal
            : undefined;
    if (specifier && ts.isStringLiteralLike(specifier)) {
      specifiers.push(specifier.text);
    }
  }
  return specifiers;
}

/** Resolves `~/x` and `./x` to file names and returns package names unchanged. */
function resolve(from: string, specifier: string): string {
  const bare = specifier.replace(/\?.*$/, "");
  const target = bare.startsWith("~/")
    ? `app/${bare.slice(2)}`
    : bare.startsWith(".")
      ? path.posix.join(path.posix.dirname(from), bare)
      : null;
  if (target === null) return specifier;
  return (
    ["", ".ts", ".tsx"]
      .map((ending) => `${target}${ending}`)
      .find((name) => ts.sys.fileExists(path.join(root, name))) ?? target
  );
}
