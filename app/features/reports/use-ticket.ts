import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, getJson, sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { viewerKey } from "~/features/auth/viewer.queries";
import { queueUrl } from "./queue-url";
import { errorToast, toast } from "~/ui/toast-store";
import type { TicketPage } from "./queue";
import { queueKeys } from "./report-keys";

const asTicket = (value: unknown) => value as TicketPage;

interface TicketAction {
  endpoint: "/claim" | "/decision" | "/note" | "/sanction";
  body?: unknown;
  successMessage?: string;
}

export function useTicket(
  initialData: TicketPage,
  initialDataUpdatedAt: number,
) {
  const client = useQueryClient();
  const queryKey = queueKeys.detail(initialData.id);
  const { data: ticket } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      getJson(queueUrl(`/${initialData.id}`), asTicket, signal),
    initialData,
    initialDataUpdatedAt,
  });
  const [pending, setPending] = useState<TicketAction["endpoint"] | null>(null);

  /** Returns whether it succeeded. After a 4xx the ticket is refetched, since another admin may have changed it. */
  const runAction = async ({
    endpoint,
    body,
    successMessage,
  }: TicketAction) => {
    if (pending !== null) return false;
    setPending(endpoint);
    try {
      const address = queueUrl(`/${ticket.id}${endpoint}`);
      const updated = await sendJson(address, asTicket, { body });
      client.setQueryData(queryKey, updated);
      void refetchQueries(client, { queryKey: queueKeys.lists });
      // The number of open reports in the navigation.
      void client.invalidateQueries({ queryKey: viewerKey });
      if (successMessage !== undefined)
        toast({ title: successMessage, variant: "success" });
      return true;
    } catch (error) {
      const known = error instanceof ApiError && error.status < 500;
      errorToast(
        (known && error.problem?.detail) || "Couldn't save. Please try again.",
      );
      if (known) void client.invalidateQueries({ queryKey });
      return false;
    } finally {
      setPending(null);
    }
  };
  return { ticket, pending, runAction };
}

export type TicketActions = Pick<
  ReturnType<typeof useTicket>,
  "pending" | "runAction"
>;
