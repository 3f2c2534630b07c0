import { urls } from "~/shared/urls";

/** The queue, or a ticket of it, in the admin area. */
export const queueHref = (query: { status?: string; ticket?: string } = {}) =>
  urls.admin({ view: "reports", ...query });

/** The leaf of a ticket, and what is done to it. */
export const ticketLeaf = (
  ticketId: string,
  leaf: "" | "/claim" | "/decision" = "",
) => urls.api.admin(`reports/${encodeURIComponent(ticketId)}${leaf}`);
