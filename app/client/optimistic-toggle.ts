import type { QueryClient, QueryFilters } from "@tanstack/react-query";
import { broadcastToTabs } from "./other-tabs";
import { sendJson } from "./api-client";
import { sendOrQueue } from "./outbox";
import type { ActionKind } from "./outbox-item";

/** Something that can be switched on and off: a like, a follow, a mute. */
interface Toggle<Thing extends { id: string }, Result> {
  /** Unique; identifies the toggle in messages between tabs and in the outbox. */
  name: string;
  /** The endpoint for `{desired}`. It sets (never flips) the state: must be idempotent. */
  url: (thing: Thing) => string;
  /** Sent to `url` in addition to `desired`. */
  fields?: (thing: Thing) => object;
  /** An intent made offline doesn't go to the outbox. */
  isOnlineOnly?: boolean;
  /** The state on the server after this response: usually, but not always, what was sent. */
  isOn: (result: Result) => boolean;
  /** Queries whose pending responses could show the old state again; they are cancelled. */
  staleQueries?: (thing: Thing) => QueryFilters[];
  /** Updates every cached copy. Called when the shown state changes. */
  patch: (client: QueryClient, thing: Thing, on: boolean) => void;
  /** Writes the state and counts of the response to the cache. */
  applyResponse?: (client: QueryClient, thing: Thing, result: Result) => void;
  /** On success: refetches other data that changed, in other tabs too. */
  refresh?: (client: QueryClient, thing: Thing, on: boolean) => unknown;
  /** On success, in this tab only: for a toast. */
  onSuccess?: (
    client: QueryClient,
    thing: Thing,
    on: boolean,
    result: Result,
  ) => void;
  /** After a rollback: shows the error. */
  onError: (
    client: QueryClient,
    thing: Thing,
    desired: boolean,
    error: unknown,
  ) => void;
}

/** The payload of an outbox item, and of a message to other tabs. */
interface ToggleIntent<Thing> {
  thing: Thing;
  desired: boolean;
}

/**
 * A toggle that shows the desired state at once and then sets it on the server, after `delayMs` if given. Only one call
 * is pending at a time, and only the newest intent waits for it. A failure rolls back, and the user's other tabs show the
 * result. The returned promise resolves when no call is pending, after success or failure. Its `kind` belongs in
 * features/pwa/action-kinds.ts. Modelled on `useToggleMutationQueue` of bluesky-social/social-app.
 *
 * Assumes that each click flips the shown state. Things are identified by their id.
 */
export function optimisticToggle<Thing extends { id: string }, Result>(
  toggle: Toggle<Thing, Result>,
) {
  type SetDesired = (on: boolean, delayMs?: number) => Promise<void>;
  /** By thing id, while calls are pending: the component may unmount and mount again meanwhile. */
  const activeToggles = new Map<string, SetDesired>();

  function send(thing: Thing, desired: boolean): Promise<Result | null> {
    const { name, fields, isOnlineOnly } = toggle;
    const url = toggle.url(thing);
    const body = { desired, ...fields?.(thing) };
    const now = () => sendJson(url, (value) => value as Result, { body });
    if (isOnlineOnly) return now();
    const payload: ToggleIntent<Thing> = { thing, desired };
    return sendOrQueue(now, {
      kind: name,
      url,
      body,
      key: crypto.randomUUID(),
      slot: `${name}:${thing.id}`,
      payload,
    });
  }

  function start(client: QueryClient, thing: Thing, on: boolean): SetDesired {
    /** On the server. */
    let confirmed = on;
    let desired = on;
    let shown = on;
    let running: Promise<void> | null = null;
    let refreshed: unknown;
    const show = (on: boolean) => {
      if (on === shown) return;
      shown = on;
      toggle.patch(client, thing, on);
    };
    const onResponse = (result: Result) => {
      if (toggle.applyResponse) {
        toggle.applyResponse(client, thing, result);
        shown = confirmed;
      }
      show(desired);
      // A newer intent is pending and will report its own result.
      if (confirmed !== desired) return;
      toggle.onSuccess?.(client, thing, desired, result);
      refreshed = toggle.refresh?.(client, thing, desired);
      const payload: ToggleIntent<Thing> = { thing, desired };
      broadcastToTabs(client, toggle.name, payload, result);
    };

    async function run(delayMs: number): Promise<void> {
      // If the user changes their mind within the delay, nothing is sent.
      if (delayMs > 0) await new Promise((go) => setTimeout(go, delayMs));
      // After a failure the server may or may not have applied the call, so a newer intent is sent even if it equals the
      // last confirmed value.
      let isUncertain = false;
      while (isUncertain || desired !== confirmed) {
        const sent = desired;
        try {
          const result = await send(thing, sent);
          isUncertain = false;
          confirmed = result === null ? sent : toggle.isOn(result);
          // Queued in the outbox.
          if (result === null) continue;
          // The server keeps another value than the one sent: retrying would loop forever.
          if (desired === sent) desired = confirmed;
          onResponse(result);
        } catch (error) {
          isUncertain = desired !== sent;
          if (isUncertain) continue;
          desired = confirmed;
          show(confirmed);
          toggle.onError(client, thing, !confirmed, error);
        }
      }
      running = null;
      activeToggles.delete(thing.id);
    }

    return async (on, delayMs = 0) => {
      show(on);
      desired = on;
      if (desired !== confirmed) running ??= run(delayMs);
      await running;
      await refreshed;
    };
  }

  const kind: ActionKind = {
    name: toggle.name,
    show: (client, payload, isPending) => {
      const { thing, desired } = payload as ToggleIntent<Thing>;
      toggle.patch(client, thing, desired === isPending);
    },
    sent: (client, payload, value) => {
      const { thing } = payload as ToggleIntent<Thing>;
      // A pending call in this tab will bring its own response.
      if (activeToggles.has(thing.id)) return;
      const result = value as Result;
      const on = toggle.isOn(result);
      if (toggle.applyResponse) toggle.applyResponse(client, thing, result);
      else toggle.patch(client, thing, on);
      void toggle.refresh?.(client, thing, on);
    },
  };

  const set = (
    client: QueryClient,
    thing: Thing,
    on: boolean,
    delayMs?: number,
  ) => {
    for (const filters of toggle.staleQueries?.(thing) ?? []) {
      void client.cancelQueries(filters);
    }
    const setDesired = activeToggles.get(thing.id) ?? start(client, thing, !on);
    activeToggles.set(thing.id, setDesired);
    return setDesired(on, delayMs);
  };
  /** `send` shows nothing: for more about what is on already. */
  return Object.assign(set, { kind, send });
}

export function adjustCount(count: number, on: boolean): number {
  return Math.max(0, count + (on ? 1 : -1));
}
