import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { optimisticToggle } from "./optimistic-toggle";
import { outboxKinds, setOutbox } from "./outbox/door";
import { onOtherTabs, tellOtherTabs } from "./other-tabs";

vi.mock("./other-tabs", () => ({
  onOtherTabs: vi.fn(),
  tellOtherTabs: vi.fn(),
}));

interface Reply {
  on: boolean;
  count: number;
}

const lamp = { id: "lamp" };
const done = vi.fn();
const failed = vi.fn();
const refresh = vi.fn();
/** Answers to the calls under way, oldest first. */
const answers: ((reply: Reply | null | "no network") => void)[] = [];
const send = vi.fn(
  () =>
    new Promise<Reply>((resolve, reject) => {
      answers.push((reply) => {
        if (reply === "no network") reject(new TypeError(reply));
        else if (reply) resolve(reply);
        else reject(new Error("down"));
      });
    }),
);

/** In the cache: whether it is on, and how many are. */
const want = optimisticToggle<typeof lamp, Reply>({
  name: "lamp",
  send,
  address: ({ id }) => `/api/lamps/${id}`,
  isOn: ({ on }) => on,
  outdated: ({ id }) => [{ queryKey: [id] }],
  patch: (client, { id }, on) => {
    client.setQueryData<Reply>([id], (old) => ({
      on,
      count: (old?.count ?? 0) + (on ? 1 : -1),
    }));
  },
  settle: (client, { id }, reply) => {
    client.setQueryData([id], reply);
  },
  refresh,
  done,
  failed,
});
const [topic, hear] = vi.mocked(onOtherTabs).mock.calls[0] ?? [];

function setUp(initial: Reply = { on: false, count: 4 }) {
  const client = new QueryClient();
  client.setQueryData(["lamp"], initial);
  return {
    client,
    press: (on: boolean) => want(client, lamp, on),
    shown: () => {
      const { on, count } = client.getQueryData<Reply>(["lamp"]) ?? initial;
      return [on, count];
    },
  };
}

async function answer(reply: Reply | null | "no network"): Promise<void> {
  answers.shift()?.(reply);
  await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  answers.length = 0;
  vi.clearAllMocks();
});

it("shows the wish at once and the server's numbers after", async () => {
  const { client, press, shown } = setUp();
  const settled = press(true);
  expect(shown()).toEqual([true, 5]);
  expect(send).toHaveBeenCalledExactlyOnceWith(lamp, true);
  await answer({ on: true, count: 12 });
  await settled;
  expect(shown()).toEqual([true, 12]);
  expect(done).toHaveBeenCalledExactlyOnceWith(client, lamp, true, {
    on: true,
    count: 12,
  });
  expect(refresh).toHaveBeenCalledExactlyOnceWith(client, lamp, true);
});

it("keeps a newer wish on the screen while older answers arrive, and speaks of that alone", async () => {
  const { client, press, shown } = setUp();
  for (const on of [true, false, true, false]) void press(on);
  expect(shown()).toEqual([false, 4]);
  await answer({ on: true, count: 12 });
  expect(shown()).toEqual([false, 11]);
  await answer({ on: false, count: 11 });
  expect(shown()).toEqual([false, 11]);
  expect(send.mock.calls).toEqual([
    [lamp, true],
    [lamp, false],
  ]);
  expect(done).toHaveBeenCalledExactlyOnceWith(client, lamp, false, {
    on: false,
    count: 11,
  });
});

it("takes back what failed and says so; the next press starts anew", async () => {
  const { client, press, shown } = setUp();
  const settled = press(true);
  await answer(null);
  await settled;
  expect(shown()).toEqual([false, 4]);
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    client,
    lamp,
    true,
    expect.any(Error),
  );
  expect(done).not.toHaveBeenCalled();
  void press(true);
  await answer({ on: true, count: 5 });
  expect(shown()).toEqual([true, 5]);
});

it("touches nothing of another thing when one of two calls fails", async () => {
  const { client, press, shown } = setUp();
  const other = { id: "candle" };
  void press(true);
  void want(client, other, true);
  await answer(null);
  await answer({ on: true, count: 1 });
  expect(shown()).toEqual([false, 4]);
  expect(client.getQueryData(["candle"])).toEqual({ on: true, count: 1 });
});

it("does not let an answer from before show the old state again", async () => {
  const { client, press, shown } = setUp();
  let answerOld: (old: Reply) => void = () => undefined;
  const queryFn = () =>
    new Promise<Reply>((resolve) => {
      answerOld = resolve;
    });
  const asked = client.query({ queryKey: ["lamp"], queryFn });
  void press(true);
  answerOld({ on: false, count: 4 });
  await asked;
  expect(shown()).toEqual([true, 5]);
  await answer({ on: true, count: 5 });
});

it("tells the other tabs of each outcome, and shows theirs", async () => {
  const here = setUp();
  const there = setUp();
  const reply = { on: true, count: 12 };
  void here.press(true);
  expect(tellOtherTabs).not.toHaveBeenCalled();
  await answer(reply);
  const news = { thing: lamp, reply };
  expect(tellOtherTabs).toHaveBeenCalledExactlyOnceWith(
    here.client,
    topic,
    news,
  );
  hear?.(there.client, news);
  expect(there.shown()).toEqual([true, 12]);
  expect(refresh).toHaveBeenLastCalledWith(there.client, lamp, true);
  expect(done).toHaveBeenCalledOnce();
});

it("waits for its own answer where both tabs are at it", async () => {
  const { client, press, shown } = setUp();
  void press(true);
  hear?.(client, { thing: lamp, reply: { on: false, count: 4 } });
  expect(shown()).toEqual([true, 5]);
  await answer({ on: true, count: 5 });
  expect(shown()).toEqual([true, 5]);
});

it("keeps what is pressed without a network, and shows it until the server has it", async () => {
  const { client, press, shown } = setUp();
  const keep = vi.fn(() => Promise.resolve());
  setOutbox({ keep, asksBefore: () => false });
  const settled = press(true);
  await answer("no network");
  await settled;
  setOutbox(null);
  expect(shown()).toEqual([true, 5]);
  expect(failed).not.toHaveBeenCalled();
  const about = { thing: lamp, wanted: true };
  expect(keep).toHaveBeenCalledExactlyOnceWith({
    kind: "lamp",
    url: "/api/lamps/lamp",
    body: { desired: true },
    key: expect.any(String) as string,
    slot: "lamp:lamp",
    about,
  });
  const kind = outboxKinds.get("lamp");
  kind?.sent(client, about, { on: true, count: 12 });
  expect(shown()).toEqual([true, 12]);
  kind?.show?.(client, about, false);
  expect(shown()[0]).toBe(false);
});

it("takes it back where it could not be kept either", async () => {
  const { press, shown } = setUp();
  setOutbox({
    keep: () => Promise.reject(new Error()),
    asksBefore: () => false,
  });
  const settled = press(true);
  await answer("no network");
  await settled;
  setOutbox(null);
  expect(shown()).toEqual([false, 4]);
  expect(failed).toHaveBeenCalledOnce();
});
