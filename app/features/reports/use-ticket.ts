import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, getJson, sendJson } from "~/browser/api-client";
import { askAnew } from "~/browser/ask-anew";
import { viewerKey } from "~/features/auth/viewer.queries";
import { queueUrl } from "./queue-url";
import { failureToast, toast } from "~/ui/toast-store";
import type { TicketPage } from "./queue";
import { queueKeys } from "./report-keys";

const asTicket = (value: unknown) => value as TicketPage;

interface Act {
  /** Which of its leaves; '' is the ticket's own. */
  leaf: "/claim" | "/decision" | "/note" | "/sanction";
  body?: unknown;
  /** Said when it is done. */
  done?: string;
}

/** A ticket as the server drew it at `at` (ms), and what is done to it. */
export function useTicket(drawn: TicketPage, at: number) {
  const client = useQueryClient();
  const queryKey = queueKeys.one(drawn.id);
  const { data: ticket } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      getJson(queueUrl(`/${drawn.id}`), asTicket, signal),
    initialData: drawn,
    initialDataUpdatedAt: at,
  });
  const [pending, setPending] = useState<Act["leaf"] | null>(null);

  /** Whether it was done. What somebody else has done meanwhile is shown. */
  const act = async ({ leaf, body, done }: Act) => {
    if (pending !== null) return false;
    setPending(leaf);
    try {
      const address = queueUrl(`/${ticket.id}${leaf}`);
      const now = await sendJson(address, asTicket, { body });
      client.setQueryData(queryKey, now);
      void askAnew(client, { queryKey: queueKeys.lists });
      // The number of open reports in the navigation.
      void client.invalidateQueries({ queryKey: viewerKey });
      if (done !== undefined) toast({ title: done, variant: "success" });
      return true;
    } catch (error) {
      const known = error instanceof ApiError && error.status < 500;
      failureToast(
        (known && error.problem?.detail) ||
          "This did not arrive. Please try again.",
      );
      if (known) void client.invalidateQueries({ queryKey });
      return false;
    } finally {
      setPending(null);
    }
  };
  return { ticket, pending, act };
}

export type TicketActs = Pick<ReturnType<typeof useTicket>, "pending" | "act">;
