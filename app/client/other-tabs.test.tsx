// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { urls } from "~/shared/urls";
import { outboxCode } from "./outbox";
import { broadcastToTabs, useTabMessages } from "./other-tabs";

const sent: unknown[] = [];
class Channel extends EventTarget {
  postMessage(message: unknown) {
    sent.push(message);
  }
}
const channels: Channel[] = [];
vi.stubGlobal(
  "BroadcastChannel",
  class extends Channel {
    constructor() {
      super();
      channels.push(this);
    }
  },
);

function createTab(viewer: { id: string } | null) {
  const client = new QueryClient();
  client.setQueryData([urls.api.currentUser], viewer);
  return client;
}

function listen(client: QueryClient) {
  const received = vi.fn();
  outboxCode.loadActionKinds = () =>
    Promise.resolve({
      actionKinds: [{ name: "lamp", sent: received }],
      loadOfflineCode: () => Promise.resolve(),
    });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(useTabMessages, { wrapper });
  return received;
}

/** Delivers a message from another tab. */
async function arrive(message: unknown) {
  for (const channel of channels)
    channel.dispatchEvent(new MessageEvent("message", { data: message }));
  await new Promise((resolve) => setTimeout(resolve));
}

afterEach(() => {
  cleanup();
  sent.length = 0;
});

it("sends to the same user's tabs through one channel", async () => {
  const client = createTab({ id: "ruth" });
  const received = listen(client);
  broadcastToTabs(client, "lamp", "1", "on");
  expect(channels).toHaveLength(1);
  expect(sent).toEqual([
    { kind: "lamp", viewerId: "ruth", payload: "1", result: "on" },
  ]);
  await arrive(sent[0]);
  expect(received).toHaveBeenCalledExactlyOnceWith(client, "1", "on");
});

it("ignores messages of other users and unknown kinds", async () => {
  const received = listen(createTab({ id: "naomi" }));
  await arrive({ kind: "lamp", viewerId: "ruth" });
  await arrive({ kind: "candle", viewerId: "naomi" });
  expect(received).not.toHaveBeenCalled();
});

it("sends nothing when signed out", () => {
  broadcastToTabs(createTab(null), "lamp", "1", "on");
  expect(sent).toEqual([]);
});
