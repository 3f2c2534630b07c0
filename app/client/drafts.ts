import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { draftPrefix as prefix, draftTtlMs } from "./draft-keys";
import { deleteStored, writeStored } from "./storage";

export interface Draft<Value> {
  read: () => Value;
  /** Writing the empty value deletes the draft. */
  write: (value: Value) => void;
}

/**
 * Unsent input of the user `owner`: it survives failures and reloads, and no other user sees it. If storage is full or
 * blocked, it lasts until the page closes. `toValue` validates the stored value, which an older version of the app may
 * have written; for undefined it returns the empty value.
 */
export function getDraft<Value>(
  owner: string,
  name: string,
  toValue: (found: unknown) => Value,
): Draft<Value> {
  const key = getDraftKey(owner, name);
  return {
    read: () => toValue(getDraftValue(key)),
    write: (value) => {
      const { json, imageData } = pack(value);
      const isEmpty =
        json === pack(toValue(undefined)).json && imageData === "";
      if (isEmpty) deleteStored((stored) => toDraftKey(stored) === key);
      else {
        store(key, `${Date.now()} ${json}`);
        if (imageData !== pack(getDraftValue(key)).imageData) {
          store(getImageKey(key), imageData);
        }
      }
      memory.set(key, isEmpty ? undefined : value);
      notify();
    },
  };
}

/** `isRestored`: the draft already existed on mount. */
export function useDraft<Value>(
  owner: string,
  name: string,
  toValue: (found: unknown) => Value,
): Draft<Value> & { value: Value; isRestored: boolean } {
  const key = getDraftKey(owner, name);
  // State rather than useSyncExternalStore, so that clearing the draft and closing its form render together.
  const [latest, setLatest] = useState(() => getDraftValue(key));
  const [existed, setExisted] = useState(latest !== undefined);
  useEffect(() => {
    const listener = () => {
      setLatest(() => getDraftValue(key));
    };
    listener();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [key]);
  // Hydration must render what the server rendered.
  const found = useIsHydrating() ? undefined : latest;
  const draft = getDraft(owner, name, toValue);
  return {
    value: useMemo(() => toValue(found), [found, toValue]),
    isRestored: existed && found !== undefined,
    read: draft.read,
    write: (value) => {
      draft.write(value);
      if (getDraftValue(key) === undefined) setExisted(false);
    },
  };
}

/** The `toValue` of a draft that is a single text; null without a draft. */
export function parseText(found: unknown): string | null {
  return typeof found === "string" ? found : null;
}

/** Deletes a user's drafts on this device, at sign-out. */
export function deleteDrafts(owner: string): void {
  const isOwn = (key: string) => key.startsWith(getDraftKey(owner, ""));
  deleteStored(isOwn);
  for (const key of memory.keys()) if (isOwn(key)) memory.set(key, undefined);
  notify();
}

/** The current values: storage may have rejected a write. */
const memory = new Map<string, unknown>();
const listeners = new Set<() => void>();

function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}

function notify(): void {
  for (const listener of listeners) listener();
}

if (typeof window !== "undefined") {
  // Another tab changed or sent a draft, or signed out.
  addEventListener("storage", ({ key }) => {
    if (key !== null && memory.delete(toDraftKey(key))) notify();
  });
}

function getDraftValue(key: string): unknown {
  if (typeof window === "undefined") return undefined;
  if (!memory.has(key)) memory.set(key, load(key));
  return memory.get(key);
}

function load(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    // Entries start with the time (ms) of the write.
    const age = Date.now() - Number.parseInt(text ?? "", 10);
    if (text === null || !(age < draftTtlMs)) return undefined;
    const images = (localStorage.getItem(getImageKey(key)) ?? "").split("\n");
    return JSON.parse(text.slice(text.indexOf(" ")), (name, part: unknown) =>
      name === "imageData" ? (images.shift() ?? "") : part,
    );
  } catch {
    return undefined;
  }
}

/**
 * Separates the properties `imageData`, data URLs of up to a few MB. They get their own storage entry, one a line, so
 * that typing doesn't rewrite them, and so that the text is saved even if the images don't fit.
 */
function pack(value: unknown): { json: string; imageData: string } {
  const images: string[] = [];
  const json = JSON.stringify(value ?? null, (name, part: unknown) => {
    if (name !== "imageData" || typeof part !== "string") return part;
    images.push(part);
    return "";
  });
  return { json, imageData: images.join("\n").trimEnd() };
}

function getDraftKey(owner: string, name: string): string {
  return `${prefix}${owner}:${name}`;
}

function getImageKey(key: string): string {
  return `${key}:image`;
}

/** The draft's key, from the key of either of its entries. */
function toDraftKey(key: string): string {
  return key.replace(/:image$/, "");
}

/** Removes the old value first: if the write fails, an old image must not remain with a newer text. */
function store(key: string, text: string): void {
  writeStored(key, null);
  if (text !== "") writeStored(key, text);
}
