import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createToggleQueue } from "./toggle-queue";

interface Call {
  value: boolean;
  resolve: (holds?: boolean) => Promise<void>;
  reject: () => Promise<void>;
}

/** A server whose responses the test controls. */
function setUp(confirmed = false) {
  const calls: Call[] = [];
  const onResponse = vi.fn<(result: boolean, desired: boolean) => void>();
  const onRollback = vi.fn<(confirmed: boolean, error: unknown) => void>();
  const onIdle = vi.fn<() => void>();
  const queue = createToggleQueue<boolean>({
    confirmed,
    send: (value) =>
      new Promise((resolve, reject) => {
        calls.push({
          value,
          resolve: (holds = value) => {
            resolve(holds);
            return settle();
          },
          reject: () => {
            reject(new Error("down"));
            return settle();
          },
        });
      }),
    getValue: (result) => result,
    onResponse,
    onRollback,
    onIdle,
  });
  return {
    queue,
    onResponse,
    onRollback,
    onIdle,
    sent: () => calls.map((call) => call.value),
    last: () => {
      const call = calls.at(-1);
      if (!call) throw new Error("nothing was sent");
      return call;
    },
  };
}

/** Waits for all pending promise callbacks. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

describe("createToggleQueue", () => {
  it("sends nothing if the user changes their mind within the delay", async () => {
    vi.useFakeTimers();
    const { queue, sent, onIdle } = setUp();
    void queue.setDesired(true, 500);
    await vi.advanceTimersByTimeAsync(400);
    void queue.setDesired(false, 500);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent()).toEqual([]);
    expect(onIdle).toHaveBeenCalledOnce();
    void queue.setDesired(true, 500);
    await vi.advanceTimersByTimeAsync(500);
    expect(sent()).toEqual([true]);
    vi.useRealTimers();
  });

  it("sends an intent at once", () => {
    const { queue, sent } = setUp();
    void queue.setDesired(true);
    expect(sent()).toEqual([true]);
  });

  it("sends nothing if the server already has the value", () => {
    const { queue, sent, onIdle } = setUp(true);
    void queue.setDesired(true);
    expect(sent()).toEqual([]);
    expect(onIdle).not.toHaveBeenCalled();
  });

  it("queues only the newest intent while a call is pending", async () => {
    const { queue, sent, last } = setUp();
    void queue.setDesired(true);
    void queue.setDesired(false);
    void queue.setDesired(true);
    void queue.setDesired(false);
    expect(sent()).toEqual([true]);
    await last().resolve();
    expect(sent()).toEqual([true, false]);
  });

  it("sends nothing more if the newest intent is the value just sent", async () => {
    const { queue, sent, last, onIdle } = setUp();
    void queue.setDesired(true);
    void queue.setDesired(false);
    void queue.setDesired(true);
    await last().resolve();
    expect(sent()).toEqual([true]);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it("reports each result with the value desired by then", async () => {
    const { queue, last, onResponse } = setUp();
    void queue.setDesired(true);
    void queue.setDesired(false);
    await last().resolve();
    await last().resolve();
    expect(onResponse.mock.calls).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it("rolls back to the last confirmed value", async () => {
    const { queue, last, onRollback, onIdle } = setUp();
    void queue.setDesired(true);
    await last().resolve();
    void queue.setDesired(false);
    await last().reject();
    expect(onRollback).toHaveBeenCalledExactlyOnceWith(true, expect.any(Error));
    expect(onIdle).toHaveBeenCalledTimes(2);
  });

  it("works after a failure", async () => {
    const { queue, sent, last, onRollback } = setUp();
    void queue.setDesired(true);
    await last().reject();
    void queue.setDesired(true);
    await last().resolve();
    expect(sent()).toEqual([true, true]);
    expect(onRollback).toHaveBeenCalledOnce();
  });

  it("sends a newer intent after a failed call that the server may have applied", async () => {
    const { queue, sent, last, onRollback } = setUp();
    void queue.setDesired(true);
    void queue.setDesired(false);
    await last().reject();
    expect(sent()).toEqual([true, false]);
    expect(onRollback).not.toHaveBeenCalled();
    await last().resolve();
    expect(sent()).toEqual([true, false]);
  });

  it("accepts a server value that differs from the one sent", async () => {
    const { queue, sent, last, onResponse } = setUp();
    void queue.setDesired(true);
    await last().resolve(false);
    expect(sent()).toEqual([true]);
    expect(onResponse).toHaveBeenCalledExactlyOnceWith(false, false);
  });
});

type Step = "like" | "unlike" | "respond" | "reject" | "lose";

describe("any interleaving", () => {
  const step = fc.constantFrom<Step>(
    "like",
    "unlike",
    "respond",
    "reject",
    // The server applies the call, but the response is lost.
    "lose",
  );

  it("never overlaps calls, and screen and server agree in the end", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(step, { maxLength: 20 }),
        async (start, steps) => {
          let server = start;
          let screen = start;
          let intent = start;
          const last = { failed: false };
          const pending: ((step: Step) => void)[] = [];
          const queue = createToggleQueue<boolean>({
            confirmed: start,
            send: (value) => {
              expect(pending).toHaveLength(0);
              return new Promise((resolve, reject) => {
                pending.push((outcome) => {
                  if (outcome !== "reject") server = value;
                  last.failed = outcome !== "respond";
                  if (last.failed) reject(new Error("down"));
                  else resolve(value);
                });
              });
            },
            getValue: (result) => result,
            onResponse: (_, desired) => {
              screen = desired;
            },
            onRollback: (confirmed) => {
              screen = confirmed;
              intent = confirmed;
            },
          });
          const respondWith = async (outcome: Step) => {
            pending.shift()?.(outcome);
            await settle();
          };
          for (const next of steps) {
            if (next === "like" || next === "unlike") {
              intent = screen = next === "like";
              void queue.setDesired(screen);
            } else {
              await respondWith(next);
            }
          }
          while (pending.length > 0) await respondWith("respond");

          expect(screen).toBe(intent);
          // If the last response was lost, the state is unknown.
          if (!last.failed) expect(server).toBe(intent);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("sends no more calls than there were intents", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }),
        async (intents) => {
          const send = vi.fn((value: boolean) => Promise.resolve(value));
          const queue = createToggleQueue<boolean>({
            confirmed: false,
            send,
            getValue: (result) => result,
            onResponse: () => undefined,
            onRollback: () => undefined,
          });
          for (const intent of intents) void queue.setDesired(intent);
          await settle();
          expect(send.mock.calls.length).toBeLessThanOrEqual(2);
        },
      ),
    );
  });
});
