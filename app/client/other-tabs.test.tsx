// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { urls } from "~/shared/urls";
import { onTabMessage, broadcastToTabs, useTabMessages } from "./other-tabs";

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
  onTabMessage("lamp", received);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(useTabMessages, { wrapper });
  return received;
}

/** Delivers a message from another tab. */
function arrive(message: unknown) {
  for (const channel of channels)
    channel.dispatchEvent(new MessageEvent("message", { data: message }));
}

afterEach(() => {
  cleanup();
  sent.length = 0;
});

it("sends to the same user's tabs through one channel", () => {
  const client = createTab({ id: "ruth" });
  const received = listen(client);
  broadcastToTabs(client, "lamp", "on");
  expect(channels).toHaveLength(1);
  expect(sent).toEqual([{ topic: "lamp", viewerId: "ruth", payload: "on" }]);
  arrive(sent[0]);
  expect(received).toHaveBeenCalledExactlyOnceWith(client, "on");
});

it("ignores messages of other users and unknown topics", () => {
  const received = listen(createTab({ id: "naomi" }));
  arrive({ topic: "lamp", viewerId: "ruth", payload: "on" });
  arrive({ topic: "candle", viewerId: "naomi", payload: "on" });
  expect(received).not.toHaveBeenCalled();
});

it("sends nothing when signed out", () => {
  broadcastToTabs(createTab(null), "lamp", "on");
  expect(sent).toEqual([]);
});
