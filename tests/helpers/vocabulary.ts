import ts from "typescript";
import type { SourceFile } from "./source-files";

/**
 * House words and the standard term to use instead. A word is found as a whole part of an
 * identifier or a file name: `keep` in `keepDraft` and `keep-draft.ts`, not in `upkeep`.
 */
const houseWords: Record<string, string> = {
  act: "action",
  acts: "actions",
  anew: "again, refetch",
  asked: "requested",
  breath: "debounceMs",
  cuttings: "slices",
  door: "client, provider, entry",
  drawn: "initialData",
  folded: "collapsed",
  hear: "onX, listener",
  heard: "received",
  hears: "onX, listener",
  keep: "save, cache, store, retain",
  keeps: "saves, caches, stores, retains",
  kept: "saved, cached, stored, retained",
  late: "lazy, deferred",
  leaf: "endpoint, API route",
  leaves: "endpoints, API routes",
  look: "variant, style",
  looks: "variants, styles",
  nobody: "anonymous",
  notice: "notification, banner",
  notices: "notifications",
  patience: "timeoutMs",
  place: "slot, host; reference; index, position",
  places: "slots, hosts; references; indices, positions",
  reply: "response",
  replies: "responses",
  shelf: "store",
  somebody: "viewer, user, author, recipient",
  tell: "notify",
  tells: "notifies",
  told: "notified, feedback",
  untold: "withdrawn",
  veil: "overlay",
  wanted: "desired, requested",
  who: "viewer, user, author, recipient",
  whoever: "viewer, user, author, recipient",
  whom: "viewer, user, author, recipient",
  wish: "desired",
  word: "text, label, message",
  words: "text, label, message, copy",
};

/** Words with their ordinary meaning: the word, the files where it's fine, and why. */
const allowed: [words: RegExp, files: RegExp, reason: string][] = [
  [
    /^words?$/,
    /^app\/(features\/(bible|games|link-preview|search|verse-art)\/|shared\/name-parts|features\/users\/reserved-handle|client\/scripture-text)|\.test\.|^tests\/e2e\/games/,
    "words of a text or of a word game",
  ],
  [/^word$/, /^app\/routes\/games\//, "Word Search is the name of a game"],
  [/^look$/, /^app\/features\/games\/memory\//, "the button 'Look again'"],
  [/^place$/, /^app\/(features\/games|ui\/menu-layer)/, "to place something"],
  [
    /^place$/,
    /group|^app\/(db\/schema|shared\/(api-)?urls)/,
    "the town or region of a group",
  ],
  [/^who$/, /group|^app\/db\/schema/, "`whoPosts` is a field of the API"],
  [
    /^repl(y|ies)$/,
    /^app\/(features\/(comments|notifications|notify)\/|db\/schema)|^tests\/(api\/(comments|notifications|plans)|helpers\/notification|e2e\/mentions)[.-]/,
    "a comment's reply",
  ],
  [/^keep$|^kept$/, /^app\/features\/reports\//, "the decision to keep a post"],
  [/^keep$/, /^scripts\/fonts\./, "an option of harfbuzz"],
  [/./, /^tests\/helpers\/vocabulary\./, "this list"],
  [/^leaves$|^breath$/, /^app\/features\/stories\/sounds\//, "sounds"],
  [/^…Of$/, /^app\/features\/(daily|link-preview)\//, "schema.org's names"],
  [/^…Of$/, /^tests\/helpers\/openapi\./, "JSON Schema's names"],
];

/** "keepDraft", "keep-draft", "KEEP_DRAFT" → ["keep", "draft"] */
function nameParts(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);
}

/** Also reports `xOf` as "…Of": a compound noun or a verb says the same. */
export function findHouseWords(name: string, fileName: string): string[] {
  const words = nameParts(name).filter((part) => part in houseWords);
  const isGenitive =
    /[a-z]Of($|[A-Z])/.test(name) &&
    !/^(last)?[iI]ndexOf$|OfThe(Day|Year)|dayOf(Month|Year|Week)/.test(name);
  return [...words, ...(isGenitive ? ["…Of"] : [])].filter(
    (word) =>
      !allowed.some(
        ([pattern, files]) => pattern.test(word) && files.test(fileName),
      ),
  );
}

type Named = ts.Node & { name?: ts.Node };

/** Names that a file declares: variables, functions, types, parameters, properties. */
export function declaredNames({ tree }: SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    const declared = (node as Named).name;
    if (
      declared &&
      ts.isIdentifier(declared) &&
      !ts.isPropertyAccessExpression(node) &&
      !ts.isJsxAttribute(node) &&
      !ts.isImportSpecifier(node)
    ) {
      names.add(declared.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}
