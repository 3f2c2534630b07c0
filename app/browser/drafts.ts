import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { draftPrefix as prefix } from "./draft-keys";

/** ms; decided here: what nobody has gone on with for 30 days is not taken up again. */
const lifetime = 30 * 24 * 60 * 60_000;

export interface Draft<Value> {
  read: () => Value;
  /** The empty value leaves nothing behind. */
  write: (value: Value) => void;
}

/**
 * What an account (`owner`) has typed and not sent: it survives a failure and a reload, and no other
 * account is shown it. Where storage is full or closed it lasts as long as the page. `toValue` makes
 * a value of what was found, perhaps of an older version of us, and the empty one of undefined.
 */
export function openDraft<Value>(
  owner: string,
  name: string,
  toValue: (found: unknown) => Value,
): Draft<Value> {
  const key = keyOf(owner, name);
  return {
    read: () => toValue(foundAt(key)),
    write: (value) => {
      const { json, picture } = pack(value);
      const isEmpty = json === pack(toValue(undefined)).json && picture === "";
      if (isEmpty) removeStored((stored) => stored === key);
      else {
        store(key, `${Date.now()} ${json}`);
        if (picture !== pack(foundAt(key)).picture) {
          store(pictureKey(key), picture);
        }
      }
      memory.set(key, isEmpty ? undefined : value);
      notify();
    },
  };
}

/** A draft and its value as it changes. `isBack`: it was there when this was opened. */
export function useDraft<Value>(
  owner: string,
  name: string,
  toValue: (found: unknown) => Value,
): Draft<Value> & { value: Value; isBack: boolean } {
  const key = keyOf(owner, name);
  // State, and not the external store itself: what is sent and closed goes in one drawing.
  const [latest, setLatest] = useState(() => foundAt(key));
  const [wasThere, setWasThere] = useState(latest !== undefined);
  useEffect(() => {
    const listener = () => {
      setLatest(() => foundAt(key));
    };
    listener();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [key]);
  // The page is hydrated as the server drew it.
  const found = useHydrating() ? undefined : latest;
  const draft = openDraft(owner, name, toValue);
  return {
    value: useMemo(() => toValue(found), [found, toValue]),
    isBack: wasThere && found !== undefined,
    read: draft.read,
    write: (value) => {
      draft.write(value);
      if (foundAt(key) === undefined) setWasThere(false);
    },
  };
}

/** For a draft that is one text; null where there is none. */
export function asText(found: unknown): string | null {
  return typeof found === "string" ? found : null;
}

/** Deletes an account's drafts on this device, at sign-out. */
export function forgetDrafts(owner: string): void {
  const isOwn = (key: string) => key.startsWith(keyOf(owner, ""));
  removeStored(isOwn);
  for (const key of memory.keys()) if (isOwn(key)) memory.set(key, undefined);
  notify();
}

/** Whenever a page opens. After a session ended by itself, drafts wait for their account (`sweepOthersDrafts`). */
export function sweepDrafts(): void {
  removeStored((key) => isExpired(localStorage.getItem(key)));
}

/** What this page knows of each key: storage may have refused it. */
const memory = new Map<string, unknown>();
const listeners = new Set<() => void>();

function useHydrating(): boolean {
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
  // Another tab goes on with a draft, has sent it, or has signed out.
  addEventListener("storage", ({ key }) => {
    if (key !== null && memory.delete(draftOf(key))) notify();
  });
}

function foundAt(key: string): unknown {
  if (typeof window === "undefined") return undefined;
  if (!memory.has(key)) memory.set(key, load(key));
  return memory.get(key);
}

function load(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    if (text === null || isExpired(text)) return undefined;
    const picture = localStorage.getItem(pictureKey(key)) ?? "";
    return JSON.parse(text.slice(text.indexOf(" ")), (name, part: unknown) =>
      name === "picture" ? picture : part,
    );
  } catch {
    return undefined;
  }
}

/**
 * What stands under the name `picture`, a data string of up to a few MB, is an entry of its own: it
 * is not written anew with every letter, and where it does not fit the words still do.
 */
function pack(value: unknown): { json: string; picture: string } {
  let picture = "";
  const json = JSON.stringify(value ?? null, (name, part: unknown) => {
    if (name !== "picture" || typeof part !== "string") return part;
    picture = part;
    return "";
  });
  return { json, picture };
}

function keyOf(owner: string, name: string): string {
  return `${prefix}${owner}:${name}`;
}

function pictureKey(key: string): string {
  return `${key}:picture`;
}

/** The draft's key, of either of its entries. */
function draftOf(key: string): string {
  return key.replace(/:picture$/, "");
}

/** Entries begin with the time (ms) they were written at. */
function isExpired(text: string | null): boolean {
  return !(Date.now() - Number.parseInt(text ?? "", 10) < lifetime);
}

/** What was there goes in any case: an older picture is not to stand beside newer words. */
function store(key: string, text: string): void {
  try {
    localStorage.removeItem(key);
    if (text !== "") localStorage.setItem(key, text);
  } catch {
    // Storage is full, or closed to us.
  }
}

function removeStored(goes: (draft: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && goes(draftOf(key))) {
        localStorage.removeItem(key);
      }
    }
  } catch {
    // Storage is closed to us: nothing was kept there.
  }
}
