import { urls } from "~/shared/urls";

/** The queue, or a ticket of it, in the admin area. */
export const queueHref = (query: { status?: string; ticket?: string } = {}) =>
  urls.admin({ view: "reports", ...query });

/** The queue's leaf, or a ticket's: "/0193…", "/0193…/claim", "/0193…/decision". */
export const queueUrl = (
  leaf = "",
  query: { status?: string; cursor?: string | undefined } = {},
) => urls.api.admin(`reports${leaf}`, query);
