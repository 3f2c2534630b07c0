import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { outboxCode } from "./outbox";
import { getViewerId } from "./query-client";

interface Message {
  /** The name of an `ActionKind`. */
  kind: string;
  /** The sender's user id: tabs of another user ignore the message. */
  viewerId: string;
  payload: unknown;
  result: unknown;
}

let channel: BroadcastChannel | undefined;

/** One channel per tab, because a channel doesn't receive its own messages. */
function getChannel(): BroadcastChannel {
  return (channel ??= new BroadcastChannel("tabs"));
}

/** Sends the result of an action, as plain data, to the user's other tabs. */
export function broadcastToTabs(
  client: QueryClient,
  kind: string,
  payload: unknown,
  result: unknown,
): void {
  const viewerId = getViewerId(client);
  if (viewerId === "") return;
  const message: Message = { kind, viewerId, payload, result };
  getChannel().postMessage(message);
}

/** Use it once per page. */
export function useTabMessages(): void {
  const client = useQueryClient();
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<Message>) => {
      const { kind, viewerId, payload, result } = data;
      if (viewerId !== getViewerId(client)) return;
      outboxCode.loadActionKinds().then(
        ({ actionKinds }) => {
          const found = actionKinds.find(({ name }) => name === kind);
          found?.sent(client, payload, result);
        },
        // Offline, without the code: this tab shows the change after the next refetch.
        () => undefined,
      );
    };
    const tabs = getChannel();
    tabs.addEventListener("message", onMessage);
    return () => {
      tabs.removeEventListener("message", onMessage);
    };
  }, [client]);
}
