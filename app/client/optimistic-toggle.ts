import type { QueryClient, QueryFilters } from "@tanstack/react-query";
import { broadcastToTabs } from "./other-tabs";
import { sendJson } from "./api-client";
import { sendOrQueue } from "./outbox";
import type { ActionKind } from "./outbox-item";
import { createToggleQueue } from "./toggle-queue";

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
 * A toggle that shows the desired state at once and then sets it on the server. Rapid clicks cause one or two calls
 * (the last intent wins), a failure rolls back, and the user's other tabs show the result. The returned promise
 * resolves when no call is pending, after success or failure. Its `kind` belongs in features/pwa/action-kinds.ts.
 *
 * Assumes that each click flips the shown state. Things are identified by their id.
 */
export function optimisticToggle<Thing extends { id: string }, Result>(
  toggle: Toggle<Thing, Result>,
) {
  type SetDesired = (on: boolean, delayMs?: number) => Promise<void>;
  /** By thing id, while calls are pending: the component may unmount and mount again meanwhile. */
  const activeToggles = new WeakMap<QueryClient, Map<string, SetDesired>>();

  function getActiveToggles(client: QueryClient): Map<string, SetDesired> {
    const active = activeToggles.get(client) ?? new Map<string, SetDesired>();
    activeToggles.set(client, active);
    return active;
  }

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

  function start(
    client: QueryClient,
    thing: Thing,
    confirmed: boolean,
  ): SetDesired {
    let shown = confirmed;
    let refreshed: unknown;
    const show = (on: boolean) => {
      if (on === shown) return;
      shown = on;
      toggle.patch(client, thing, on);
    };
    const queue = createToggleQueue<Result>({
      confirmed,
      send: (desired) => send(thing, desired),
      getValue: toggle.isOn,
      onResponse: (result, desired) => {
        const on = toggle.isOn(result);
        if (toggle.applyResponse) {
          toggle.applyResponse(client, thing, result);
          shown = on;
        }
        show(desired);
        // A newer intent is pending and will report its own result.
        if (on !== desired) return;
        toggle.onSuccess?.(client, thing, on, result);
        refreshed = toggle.refresh?.(client, thing, on);
        const payload: ToggleIntent<Thing> = { thing, desired };
        broadcastToTabs(client, toggle.name, payload, result);
      },
      onRollback: (previous, error) => {
        show(previous);
        toggle.onError(client, thing, !previous, error);
      },
      onIdle: () => getActiveToggles(client).delete(thing.id),
    });
    return async (on, delayMs) => {
      show(on);
      await queue.setDesired(on, delayMs);
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
      if (getActiveToggles(client).has(thing.id)) return;
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
    const active = getActiveToggles(client);
    const setDesired = active.get(thing.id) ?? start(client, thing, !on);
    active.set(thing.id, setDesired);
    return setDesired(on, delayMs);
  };
  /** `send` shows nothing: for more about what is on already. */
  return Object.assign(set, { kind, send });
}

export function adjustCount(count: number, on: boolean): number {
  return Math.max(0, count + (on ? 1 : -1));
}
