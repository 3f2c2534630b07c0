import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { sendJson } from "./api-client";
import { optimisticToggle } from "./optimistic-toggle";

vi.mock("./other-tabs", () => ({ broadcastToTabs: vi.fn() }));
const send = vi.hoisted(() => vi.fn<typeof sendJson<unknown>>());
vi.mock("./api-client", () => ({ sendJson: send }));

/** `sendValue` is the server; `confirmed` its state, which the screen shows first. */
function createToggle(
  confirmed: boolean,
  sendValue: (value: boolean) => Promise<boolean>,
) {
  send.mockImplementation((_, __, options) =>
    sendValue((options?.body as { desired: boolean }).desired),
  );
  const patch =
    vi.fn<(client: QueryClient, thing: object, on: boolean) => void>();
  const onSuccess = vi.fn<(...args: unknown[]) => void>();
  const onError = vi.fn<(...args: unknown[]) => void>();
  const set = optimisticToggle<{ id: string }, boolean>({
    name: "lamp",
    url: ({ id }) => id,
    isOn: (result) => result,
    patch,
    onSuccess,
    onError,
  });
  const client = new QueryClient();
  return {
    click: (on: boolean) => set(client, { id: "lamp" }, on),
    shown: () => patch.mock.lastCall?.[2] ?? confirmed,
    onSuccess,
    onError,
  };
}

interface Call {
  value: boolean;
  resolve: (holds?: boolean) => Promise<void>;
  reject: () => Promise<void>;
}

/** A server whose responses the test controls. */
function setUp() {
  const calls: Call[] = [];
  const toggle = createToggle(
    false,
    (value) =>
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
  );
  return {
    ...toggle,
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

describe("clicks", () => {
  it("send an intent at once", () => {
    const { click, sent } = setUp();
    void click(true);
    expect(sent()).toEqual([true]);
  });

  it("queue only the newest intent while a call is pending", async () => {
    const { click, sent, last } = setUp();
    for (const on of [true, false, true, false]) void click(on);
    expect(sent()).toEqual([true]);
    await last().resolve();
    expect(sent()).toEqual([true, false]);
  });

  it("send nothing more if the newest intent is the value just sent", async () => {
    const { click, sent, last, onSuccess } = setUp();
    for (const on of [true, false, true]) void click(on);
    await last().resolve();
    expect(sent()).toEqual([true]);
    expect(onSuccess).toHaveBeenCalledOnce();
  });

  it("report only the newest intent, and show it while older results arrive", async () => {
    const { click, shown, last, onSuccess } = setUp();
    void click(true);
    void click(false);
    await last().resolve();
    expect(shown()).toBe(false);
    expect(onSuccess).not.toHaveBeenCalled();
    await last().resolve();
    expect(shown()).toBe(false);
    expect(onSuccess).toHaveBeenCalledOnce();
  });

  it("roll back to the last confirmed value", async () => {
    const { click, shown, last, onError } = setUp();
    void click(true);
    await last().resolve();
    void click(false);
    await last().reject();
    expect(shown()).toBe(true);
    expect(onError).toHaveBeenCalledOnce();
  });

  it("work after a failure", async () => {
    const { click, sent, last, onError } = setUp();
    void click(true);
    await last().reject();
    void click(true);
    await last().resolve();
    expect(sent()).toEqual([true, true]);
    expect(onError).toHaveBeenCalledOnce();
  });

  it("send a newer intent after a failed call that the server may have applied", async () => {
    const { click, sent, last, onError } = setUp();
    void click(true);
    void click(false);
    await last().reject();
    expect(sent()).toEqual([true, false]);
    expect(onError).not.toHaveBeenCalled();
    await last().resolve();
    expect(sent()).toEqual([true, false]);
  });

  it("accept a server value that differs from the one sent", async () => {
    const { click, sent, shown, last } = setUp();
    void click(true);
    await last().resolve(false);
    expect(sent()).toEqual([true]);
    expect(shown()).toBe(false);
  });
});

type Step = "click" | "respond" | "reject" | "lose";

describe("any interleaving", () => {
  const step = fc.constantFrom<Step>(
    "click",
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
          let intent = start;
          const last = { failed: false };
          const pending: ((step: Step) => void)[] = [];
          const { click, shown, onError } = createToggle(start, (value) => {
            expect(pending).toHaveLength(0);
            return new Promise((resolve, reject) => {
              pending.push((outcome) => {
                if (outcome !== "reject") server = value;
                last.failed = outcome !== "respond";
                if (last.failed) reject(new Error("down"));
                else resolve(value);
              });
            });
          });
          onError.mockImplementation(() => {
            intent = shown();
          });
          const respondWith = async (outcome: Step) => {
            pending.shift()?.(outcome);
            await settle();
          };
          for (const next of steps) {
            if (next === "click") {
              intent = !shown();
              void click(intent);
            } else {
              await respondWith(next);
            }
          }
          while (pending.length > 0) await respondWith("respond");

          expect(shown()).toBe(intent);
          // If the last response was lost, the state is unknown.
          if (!last.failed) expect(server).toBe(intent);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("sends no more calls than there were intents", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 30 }), async (clicks) => {
        const sendValue = vi.fn((value: boolean) => Promise.resolve(value));
        const { click } = createToggle(false, sendValue);
        for (let i = 0; i < clicks; i++) void click(i % 2 === 0);
        await settle();
        expect(sendValue.mock.calls.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
