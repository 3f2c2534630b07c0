import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { viewerId } from "./query-client";

interface Message {
  topic: string;
  /** Whose tab has said it; another person's (the session may have changed hands) does not listen. */
  by: string;
  news: unknown;
}

type Listener = (client: QueryClient, news: unknown) => void;

const listeners = new Map<string, Listener>();

let channel: BroadcastChannel | undefined;

/** One for the whole tab: a channel does not hear itself. */
function otherTabs(): BroadcastChannel {
  return (channel ??= new BroadcastChannel("news"));
}

/** Says to the same person's other tabs what this one has done: plain data, no functions. */
export function tellOtherTabs(
  client: QueryClient,
  topic: string,
  news: unknown,
): void {
  const by = viewerId(client);
  if (by === "") return;
  otherTabs().postMessage({ topic, by, news } satisfies Message);
}

/** What to do with news. Declared beside what shows it: a tab that has not that code shows nothing of it. */
export function onOtherTabs(topic: string, listener: Listener): void {
  listeners.set(topic, listener);
}

/** Once, beside the page. */
export function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const hear = ({ data }: MessageEvent<Message>) => {
      if (data.by !== viewerId(client)) return;
      listeners.get(data.topic)?.(client, data.news);
    };
    const tabs = otherTabs();
    tabs.addEventListener("message", hear);
    return () => {
      tabs.removeEventListener("message", hear);
    };
  }, [client]);
}
