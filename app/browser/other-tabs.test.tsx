// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { urls } from "~/shared/urls";
import { onOtherTabs, tellOtherTabs, useOtherTabs } from "./other-tabs";

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

function tabOf(viewer: { id: string } | null) {
  const client = new QueryClient();
  client.setQueryData([urls.api.currentUser], viewer);
  return client;
}

function listen(client: QueryClient) {
  const heard = vi.fn();
  onOtherTabs("lamp", heard);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(useOtherTabs, { wrapper });
  return heard;
}

/** What another tab has said arrives. */
function arrive(message: unknown) {
  for (const channel of channels)
    channel.dispatchEvent(new MessageEvent("message", { data: message }));
}

afterEach(() => {
  cleanup();
  sent.length = 0;
});

it("tells the same person's tabs, by one channel", () => {
  const client = tabOf({ id: "ruth" });
  const heard = listen(client);
  tellOtherTabs(client, "lamp", "on");
  expect(channels).toHaveLength(1);
  expect(sent).toEqual([{ topic: "lamp", by: "ruth", news: "on" }]);
  arrive(sent[0]);
  expect(heard).toHaveBeenCalledExactlyOnceWith(client, "on");
});

it("shows nothing of another person's, and nothing that it has no code for", () => {
  const heard = listen(tabOf({ id: "naomi" }));
  arrive({ topic: "lamp", by: "ruth", news: "on" });
  arrive({ topic: "candle", by: "naomi", news: "on" });
  expect(heard).not.toHaveBeenCalled();
});

it("says nothing where nobody is signed in", () => {
  tellOtherTabs(tabOf(null), "lamp", "on");
  expect(sent).toEqual([]);
});
