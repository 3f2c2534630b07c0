import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useOutbox } from "~/client/outbox";
import { startOutbox } from "~/offline/outbox/start-outbox";
import { useViewer } from "~/features/auth/viewer.queries";
import { OutboxPanel } from "./outbox-panel";

/** Runs the outbox and shows its bar. */
export function OutboxHost() {
  const client = useQueryClient();
  const owner = useViewer()?.id;
  const items = useOutbox();
  useEffect(
    () => (owner === undefined ? undefined : startOutbox(client, owner)),
    [client, owner],
  );
  return owner !== undefined && <OutboxPanel items={items} owner={owner} />;
}
