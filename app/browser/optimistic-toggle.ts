import type { QueryClient, QueryFilters } from "@tanstack/react-query";
import { newIdempotencyKey } from "./idempotency-key";
import { onOtherTabs, tellOtherTabs } from "./other-tabs";
import { outboxKinds, sendOrKeep } from "./outbox/door";
import { createToggleQueue } from "./toggle-queue";

/** What can be switched on and off: a like, a follow, a mute. */
interface Toggle<Thing extends { id: string }, Reply> {
  /** One word, other than any other toggle's: by it tabs know what they hear of. */
  name: string;
  /** Sets (never turns over) it on the server: sent twice it must be harmless. */
  send: (thing: Thing, wanted: boolean) => Promise<Reply>;
  /** Where `{desired}` is sent. With it what is pressed without a network waits for one. */
  address?: (thing: Thing) => string;
  /** What the server holds after this reply: usually, but not always, what was sent. */
  isOn: (reply: Reply) => boolean;
  /** Whose answers, still on their way, would show the old state again: they are not waited for. */
  outdated?: (thing: Thing) => QueryFilters[];
  /** Shows it, wherever the thing is cached. Called when what is shown changes. */
  patch: (client: QueryClient, thing: Thing, on: boolean) => void;
  /** Shows what the server says of state and numbers. */
  settle?: (client: QueryClient, thing: Thing, reply: Reply) => void;
  /** It is as wanted: what else has changed by that is asked for, in other tabs too. */
  refresh?: (client: QueryClient, thing: Thing, on: boolean) => unknown;
  /** The same, for a toast. */
  done?: (client: QueryClient, thing: Thing, on: boolean, reply: Reply) => void;
  /** It could not be made so and is taken back: says it. */
  failed: (
    client: QueryClient,
    thing: Thing,
    wanted: boolean,
    error: unknown,
  ) => void;
}

/** In the outbox. */
interface Wish<Thing> {
  thing: Thing;
  wanted: boolean;
}

interface Outcome<Thing, Reply> {
  thing: Thing;
  reply: Reply;
}

/**
 * A switch that shows what is wanted at once and makes it so: quick presses are one call or two (the
 * last intent wins), what fails is taken back, and the person's other tabs show the outcome. The
 * promise ends when nothing is under way any more, whichever way it went.
 *
 * A press is taken to turn over what is shown; things are known by their id.
 */
export function optimisticToggle<Thing extends { id: string }, Reply>(
  toggle: Toggle<Thing, Reply>,
) {
  type Want = (on: boolean) => Promise<void>;
  /** One a thing, for as long as it has work: what shows it may go and come back meanwhile. */
  const working = new WeakMap<QueryClient, Map<string, Want>>();

  function workOf(client: QueryClient): Map<string, Want> {
    const work = working.get(client) ?? new Map<string, Want>();
    working.set(client, work);
    return work;
  }

  function send(thing: Thing, wanted: boolean): Promise<Reply | null> {
    const { name, address } = toggle;
    const now = () => toggle.send(thing, wanted);
    if (!address) return now();
    const about: Wish<Thing> = { thing, wanted };
    return sendOrKeep(now, {
      kind: name,
      url: address(thing),
      body: { desired: wanted },
      key: newIdempotencyKey(),
      slot: `${name}:${thing.id}`,
      about,
    });
  }

  /** Made so by another tab, or later. */
  function hear(client: QueryClient, thing: Thing, reply: Reply): void {
    // What is under way here ends with an answer of its own.
    if (workOf(client).has(thing.id)) return;
    const on = toggle.isOn(reply);
    if (toggle.settle) toggle.settle(client, thing, reply);
    else toggle.patch(client, thing, on);
    void toggle.refresh?.(client, thing, on);
  }

  function begin(client: QueryClient, thing: Thing, confirmed: boolean): Want {
    let shown = confirmed;
    let refreshed: unknown;
    const show = (on: boolean) => {
      if (on === shown) return;
      shown = on;
      toggle.patch(client, thing, on);
    };
    const queue = createToggleQueue<Reply>({
      confirmed,
      send: (wanted) => send(thing, wanted),
      valueOf: toggle.isOn,
      onReply: (reply, wanted) => {
        const on = toggle.isOn(reply);
        if (toggle.settle) {
          toggle.settle(client, thing, reply);
          shown = on;
        }
        show(wanted);
        // A newer wish is on its way; its own answer will speak.
        if (on !== wanted) return;
        toggle.done?.(client, thing, on, reply);
        refreshed = toggle.refresh?.(client, thing, on);
        const outcome: Outcome<Thing, Reply> = { thing, reply };
        tellOtherTabs(client, toggle.name, outcome);
      },
      onRollback: (held, error) => {
        show(held);
        toggle.failed(client, thing, !held, error);
      },
      onIdle: () => workOf(client).delete(thing.id),
    });
    return async (on) => {
      show(on);
      await queue.want(on);
      await refreshed;
    };
  }

  onOtherTabs(toggle.name, (client, news) => {
    const { thing, reply } = news as Outcome<Thing, Reply>;
    hear(client, thing, reply);
  });

  if (toggle.address) {
    outboxKinds.set(toggle.name, {
      show: (client, about, asWanted) => {
        const { thing, wanted } = about as Wish<Thing>;
        toggle.patch(client, thing, wanted === asWanted);
      },
      sent: (client, about, reply) => {
        hear(client, (about as Wish<Thing>).thing, reply as Reply);
      },
    });
  }

  return (client: QueryClient, thing: Thing, on: boolean): Promise<void> => {
    for (const filters of toggle.outdated?.(thing) ?? []) {
      void client.cancelQueries(filters);
    }
    const work = workOf(client);
    const want = work.get(thing.id) ?? begin(client, thing, !on);
    work.set(thing.id, want);
    return want(on);
  };
}

/** A shown number after one more, or one fewer. */
export function stepped(count: number, on: boolean): number {
  return Math.max(0, count + (on ? 1 : -1));
}
