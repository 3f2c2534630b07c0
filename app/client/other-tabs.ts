import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { getViewerId } from "./query-client";

interface Message {
  topic: string;
  /** The sender's user id: tabs of another user ignore the message. */
  viewerId: string;
  payload: unknown;
}

type Listener = (client: QueryClient, payload: unknown) => void;

const listeners = new Map<string, Listener>();

let channel: BroadcastChannel | undefined;

/** One channel per tab, because a channel doesn't receive its own messages. */
function getChannel(): BroadcastChannel {
  return (channel ??= new BroadcastChannel("tabs"));
}

/** Sends plain data to the user's other tabs. */
export function broadcastToTabs(
  client: QueryClient,
  topic: string,
  payload: unknown,
): void {
  const viewerId = getViewerId(client);
  if (viewerId === "") return;
  getChannel().postMessage({ topic, viewerId, payload } satisfies Message);
}

/** Registers the one listener of a topic, beside the code that shows it. */
export function onTabMessage(topic: string, listener: Listener): void {
  listeners.set(topic, listener);
}

/** Use it once per page. */
export function useTabMessages(): void {
  const client = useQueryClient();
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<Message>) => {
      if (data.viewerId !== getViewerId(client)) return;
      listeners.get(data.topic)?.(client, data.payload);
    };
    const tabs = getChannel();
    tabs.addEventListener("message", onMessage);
    return () => {
      tabs.removeEventListener("message", onMessage);
    };
  }, [client]);
}
