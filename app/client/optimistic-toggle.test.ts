import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import type { sendJson } from "./api-client";
import { optimisticToggle } from "./optimistic-toggle";
import { setOutbox } from "./outbox";
import { broadcastToTabs } from "./other-tabs";

vi.mock("./other-tabs", () => ({
  broadcastToTabs: vi.fn(),
}));

interface Result {
  on: boolean;
  count: number;
}

const lamp = { id: "lamp" };
const onSuccess = vi.fn();
const onError = vi.fn();
const refresh = vi.fn();
/** Resolvers of pending calls, oldest first. */
const pending: ((result: Result | null | "no network") => void)[] = [];
const send = vi.hoisted(() => vi.fn<typeof sendJson<unknown>>());
vi.mock("./api-client", () => ({ sendJson: send }));
send.mockImplementation(
  () =>
    new Promise((resolve, reject) => {
      pending.push((result) => {
        if (result === "no network") reject(new TypeError(result));
        else if (result) resolve(result);
        else reject(new Error("down"));
      });
    }),
);

const setLamp = optimisticToggle<typeof lamp, Result>({
  name: "lamp",
  url: ({ id }) => `/api/lamps/${id}`,
  isOn: ({ on }) => on,
  staleQueries: ({ id }) => [{ queryKey: [id] }],
  patch: (client, { id }, on) => {
    client.setQueryData<Result>([id], (old) => ({
      on,
      count: (old?.count ?? 0) + (on ? 1 : -1),
    }));
  },
  applyResponse: (client, { id }, result) => {
    client.setQueryData([id], result);
  },
  refresh,
  onSuccess,
  onError,
});
const { kind } = setLamp;

function setUp(initial: Result = { on: false, count: 4 }) {
  const client = new QueryClient();
  client.setQueryData(["lamp"], initial);
  return {
    client,
    click: (on: boolean) => setLamp(client, lamp, on),
    shown: () => {
      const { on, count } = client.getQueryData<Result>(["lamp"]) ?? initial;
      return [on, count];
    },
  };
}

async function respond(result: Result | null | "no network"): Promise<void> {
  pending.shift()?.(result);
  await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  pending.length = 0;
  vi.clearAllMocks();
});

it("shows the desired state at once and the server's counts afterwards", async () => {
  const { client, click, shown } = setUp();
  const settled = click(true);
  expect(shown()).toEqual([true, 5]);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    "/api/lamps/lamp",
    expect.any(Function),
    { body: { desired: true } },
  );
  await respond({ on: true, count: 12 });
  await settled;
  expect(shown()).toEqual([true, 12]);
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(client, lamp, true, {
    on: true,
    count: 12,
  });
  expect(refresh).toHaveBeenCalledExactlyOnceWith(client, lamp, true);
});

it("keeps showing the newest intent while older responses arrive, and reports only that one", async () => {
  const { client, click, shown } = setUp();
  for (const on of [true, false, true, false]) void click(on);
  expect(shown()).toEqual([false, 4]);
  await respond({ on: true, count: 12 });
  expect(shown()).toEqual([false, 11]);
  await respond({ on: false, count: 11 });
  expect(shown()).toEqual([false, 11]);
  expect(send.mock.calls.map(([, , options]) => options?.body)).toEqual([
    { desired: true },
    { desired: false },
  ]);
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(client, lamp, false, {
    on: false,
    count: 11,
  });
});

it("rolls back and reports a failure; the next click works again", async () => {
  const { client, click, shown } = setUp();
  const settled = click(true);
  await respond(null);
  await settled;
  expect(shown()).toEqual([false, 4]);
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    client,
    lamp,
    true,
    expect.any(Error),
  );
  expect(onSuccess).not.toHaveBeenCalled();
  void click(true);
  await respond({ on: true, count: 5 });
  expect(shown()).toEqual([true, 5]);
});

it("sends nothing if the user changes their mind within the delay", async () => {
  vi.useFakeTimers();
  const { client, shown } = setUp();
  void setLamp(client, lamp, true, 500);
  await vi.advanceTimersByTimeAsync(400);
  const settled = setLamp(client, lamp, false, 500);
  await vi.advanceTimersByTimeAsync(100);
  await settled;
  expect(send).not.toHaveBeenCalled();
  expect(shown()).toEqual([false, 4]);
  void setLamp(client, lamp, true, 500);
  await vi.advanceTimersByTimeAsync(500);
  expect(send).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await respond({ on: true, count: 5 });
});

it("leaves other things alone when a call fails", async () => {
  const { client, click, shown } = setUp();
  const other = { id: "candle" };
  void click(true);
  void setLamp(client, other, true);
  await respond(null);
  await respond({ on: true, count: 1 });
  expect(shown()).toEqual([false, 4]);
  expect(client.getQueryData(["candle"])).toEqual({ on: true, count: 1 });
});

it("ignores a stale response of a query", async () => {
  const { client, click, shown } = setUp();
  let respondOld: (old: Result) => void = () => undefined;
  const queryFn = () =>
    new Promise<Result>((resolve) => {
      respondOld = resolve;
    });
  const fetched = client.query({ queryKey: ["lamp"], queryFn });
  void click(true);
  respondOld({ on: false, count: 4 });
  await fetched;
  expect(shown()).toEqual([true, 5]);
  await respond({ on: true, count: 5 });
});

it("broadcasts each result to other tabs, and shows theirs", async () => {
  const here = setUp();
  const there = setUp();
  const result = { on: true, count: 12 };
  void here.click(true);
  expect(broadcastToTabs).not.toHaveBeenCalled();
  await respond(result);
  const payload = { thing: lamp, desired: true };
  expect(broadcastToTabs).toHaveBeenCalledExactlyOnceWith(
    here.client,
    "lamp",
    payload,
    result,
  );
  kind.sent(there.client, payload, result);
  expect(there.shown()).toEqual([true, 12]);
  expect(refresh).toHaveBeenLastCalledWith(there.client, lamp, true);
  expect(onSuccess).toHaveBeenCalledOnce();
});

it("ignores other tabs while its own call is pending", async () => {
  const { client, click, shown } = setUp();
  void click(true);
  const payload = { thing: lamp, desired: false };
  kind.sent(client, payload, { on: false, count: 4 });
  expect(shown()).toEqual([true, 5]);
  await respond({ on: true, count: 5 });
  expect(shown()).toEqual([true, 5]);
});

it("queues an intent without a network, and shows it until the server has accepted it", async () => {
  const { client, click, shown } = setUp();
  const add = vi.fn(() => Promise.resolve());
  setOutbox(add);
  const settled = click(true);
  await respond("no network");
  await settled;
  setOutbox(null);
  expect(shown()).toEqual([true, 5]);
  expect(onError).not.toHaveBeenCalled();
  const payload = { thing: lamp, desired: true };
  expect(add).toHaveBeenCalledExactlyOnceWith({
    kind: "lamp",
    url: "/api/lamps/lamp",
    body: { desired: true },
    key: expect.any(String) as string,
    slot: "lamp:lamp",
    payload,
  });
  expect(kind.name).toBe("lamp");
  kind.sent(client, payload, { on: true, count: 12 });
  expect(shown()).toEqual([true, 12]);
  kind.show?.(client, payload, false);
  expect(shown()[0]).toBe(false);
});

it("rolls back if it can't queue the intent", async () => {
  const { click, shown } = setUp();
  setOutbox(() => Promise.reject(new Error()));
  const settled = click(true);
  await respond("no network");
  await settled;
  setOutbox(null);
  expect(shown()).toEqual([false, 4]);
  expect(onError).toHaveBeenCalledOnce();
});
