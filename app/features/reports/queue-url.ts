import { urls } from "~/shared/urls";

/** Page of the queue or of a ticket in the admin area. */
export const queueHref = (query: { status?: string; ticket?: string } = {}) =>
  urls.admin({ view: "reports", ...query });

/** API URL of the queue, or with a path like "/0193…/claim" of a ticket. */
export const queueUrl = (
  path = "",
  query: { status?: string; cursor?: string | undefined } = {},
) => urls.api.admin(`reports${path}`, query);
