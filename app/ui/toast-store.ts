import { useSyncExternalStore } from "react";

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** How to fix an error. */
  hint?: string | undefined;
  variant?: "success" | "destructive" | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

/** A dismissed toast is removed after this delay, or when the next one appears. */
const removalDelayMs = 1_000_000;

let current: ShownToast | null = null;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and returns its id. Only the newest toast is visible. */
export function toast(message: ToastMessage): number {
  clearTimeout(removal);
  set({ ...message, id: ++count, open: true });
  return count;
}

export function errorToast(description: string): void {
  toast({ title: "Error", description, variant: "destructive" });
}

/** For a chosen file that isn't a picture, or can't be read. */
export function imageErrorToast(description: string): void {
  const hint = "Please choose a PNG, JPEG, WebP or GIF.";
  toast({ title: "Error", description, hint, variant: "destructive" });
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => {
    set(null);
  }, removalDelayMs);
}

/** Call it when something opens over the page: a toast would cover it. Errors stay. */
export function dismissNonErrorToast(): void {
  if (current && current.variant !== "destructive") dismissToast(current.id);
}

/** Dismisses this error once a retry has succeeded. */
export function dismissErrorToast(description: string): void {
  if (current?.description === description) dismissToast(current.id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCurrentToast(): ShownToast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
