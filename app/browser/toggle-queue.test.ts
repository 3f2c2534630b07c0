import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createToggleQueue } from "./toggle-queue";

interface Call {
  value: boolean;
  resolve: (holds?: boolean) => Promise<void>;
  reject: () => Promise<void>;
}

/** A server that answers when the test says so. */
function setUp(confirmed = false) {
  const calls: Call[] = [];
  const onReply = vi.fn<(reply: boolean, wanted: boolean) => void>();
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
    valueOf: (reply) => reply,
    onReply,
    onRollback,
    onIdle,
  });
  return {
    queue,
    onReply,
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

/** Lets every promise that can go on go on. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

describe("createToggleQueue", () => {
  it("sends an intent at once", () => {
    const { queue, sent } = setUp();
    void queue.want(true);
    expect(sent()).toEqual([true]);
  });

  it("sends nothing where the server holds the value already", () => {
    const { queue, sent, onIdle } = setUp(true);
    void queue.want(true);
    expect(sent()).toEqual([]);
    expect(onIdle).not.toHaveBeenCalled();
  });

  it("keeps only the newest intent while a call is under way", async () => {
    const { queue, sent, last } = setUp();
    void queue.want(true);
    void queue.want(false);
    void queue.want(true);
    void queue.want(false);
    expect(sent()).toEqual([true]);
    await last().resolve();
    expect(sent()).toEqual([true, false]);
  });

  it("sends nothing more where the newest intent is what the call has set", async () => {
    const { queue, sent, last, onIdle } = setUp();
    void queue.want(true);
    void queue.want(false);
    void queue.want(true);
    await last().resolve();
    expect(sent()).toEqual([true]);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it("tells of each reply what is wanted by then", async () => {
    const { queue, last, onReply } = setUp();
    void queue.want(true);
    void queue.want(false);
    await last().resolve();
    await last().resolve();
    expect(onReply.mock.calls).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it("rolls back to what the server last confirmed", async () => {
    const { queue, last, onRollback, onIdle } = setUp();
    void queue.want(true);
    await last().resolve();
    void queue.want(false);
    await last().reject();
    expect(onRollback).toHaveBeenCalledExactlyOnceWith(true, expect.any(Error));
    expect(onIdle).toHaveBeenCalledTimes(2);
  });

  it("works on after a failure", async () => {
    const { queue, sent, last, onRollback } = setUp();
    void queue.want(true);
    await last().reject();
    void queue.want(true);
    await last().resolve();
    expect(sent()).toEqual([true, true]);
    expect(onRollback).toHaveBeenCalledOnce();
  });

  it("makes sure of a newer intent where the failed call may have been acted on", async () => {
    const { queue, sent, last, onRollback } = setUp();
    void queue.want(true);
    void queue.want(false);
    await last().reject();
    expect(sent()).toEqual([true, false]);
    expect(onRollback).not.toHaveBeenCalled();
    await last().resolve();
    expect(sent()).toEqual([true, false]);
  });

  it("takes the server's word where it holds another value than was sent", async () => {
    const { queue, sent, last, onReply } = setUp();
    void queue.want(true);
    await last().resolve(false);
    expect(sent()).toEqual([true]);
    expect(onReply).toHaveBeenCalledExactlyOnceWith(false, false);
  });
});

type Step = "like" | "unlike" | "answer" | "refuse" | "lose";

describe("any interleaving", () => {
  const step = fc.constantFrom<Step>(
    "like",
    "unlike",
    "answer",
    "refuse",
    // The server acts, and the answer is lost on the way back.
    "lose",
  );

  it("never overlaps calls, and screen and server agree when all is quiet", async () => {
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
                pending.push((how) => {
                  if (how !== "refuse") server = value;
                  last.failed = how !== "answer";
                  if (last.failed) reject(new Error("down"));
                  else resolve(value);
                });
              });
            },
            valueOf: (reply) => reply,
            onReply: (_, wanted) => {
              screen = wanted;
            },
            onRollback: (confirmed) => {
              screen = confirmed;
              intent = confirmed;
            },
          });
          const answerWith = async (how: Step) => {
            pending.shift()?.(how);
            await settle();
          };
          for (const next of steps) {
            if (next === "like" || next === "unlike") {
              intent = screen = next === "like";
              void queue.want(screen);
            } else {
              await answerWith(next);
            }
          }
          while (pending.length > 0) await answerWith("answer");

          expect(screen).toBe(intent);
          // A lost answer to the very last call is the one thing nobody can know.
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
            valueOf: (reply) => reply,
            onReply: () => undefined,
            onRollback: () => undefined,
          });
          for (const intent of intents) void queue.want(intent);
          await settle();
          expect(send.mock.calls.length).toBeLessThanOrEqual(2);
        },
      ),
    );
  });
});
