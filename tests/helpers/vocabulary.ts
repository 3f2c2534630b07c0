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

/** Names in which a house word has its ordinary technical sense. */
const allowed: Record<string, string> = {};

const ofAllowed = new Set(["indexOf", "lastIndexOf", "VerseOfTheDay"]);

/** "keepDraft", "keep-draft", "KEEP_DRAFT" → ["keep", "draft"] */
export function nameParts(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part !== "");
}

export function houseWordsIn(name: string): string[] {
  if (name in allowed) return [];
  const words = nameParts(name).filter((part) => part in houseWords);
  const genitive =
    /[a-z]Of($|[A-Z])/.test(name) &&
    !ofAllowed.has(name) &&
    !/OfThe(Day|Year)|dayOf(Month|Year|Week)/.test(name);
  return genitive ? [...words, "…Of"] : words;
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
