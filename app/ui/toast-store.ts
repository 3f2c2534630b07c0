import { useSyncExternalStore } from "react";

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  variant?: "success" | "destructive" | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

/** spec §9: a dismissed toast is forgotten after this many ms, or when the next one comes. */
const removalDelay = 1_000_000;

let current: ShownToast | null = null;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Says something in passing. At most one toast is visible (spec §4): the newest. Gives its id. */
export function toast(message: ToastMessage): number {
  clearTimeout(removal);
  set({ ...message, id: ++count, open: true });
  return count;
}

/** spec §8: something failed. */
export function failureToast(description: string): void {
  toast({ title: "Error", description, variant: "destructive" });
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => {
    set(null);
  }, removalDelay);
}

/** Something else opens over the page: what was said in passing is not to cover it; a failure stays. */
export function dismissPassing(): void {
  if (current && current.variant !== "destructive") dismissToast(current.id);
}

/** What failed has been put right: what was said of it, if it is still there, goes. */
export function dismissFailure(description: string): void {
  if (current?.description === description) dismissToast(current.id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useShownToast(): ShownToast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
