import { urls } from "~/shared/urls";
import type { AdminAction } from "../use-admin-action";

/** An action on a ticket. `done` is the toast after it. */
export const ticketAction = (
  ticketId: string,
  name: "asker" | "claim" | "decision" | "note" | "sanction",
  done?: string,
): AdminAction => ({
  url: urls.api.admin(`reports/${ticketId}/${name}`),
  text: {
    done,
    failed: "Couldn't save. Please try again.",
    explains: true,
  },
});
