import { urls } from "~/shared/urls";

/** The queue's leaf, or a ticket's: "/0193…", "/0193…/claim", "/0193…/decision". */
export const queueUrl = (
  leaf = "",
  query: { status?: string; cursor?: string | undefined } = {},
) => urls.api.reports(leaf, query, "admin/");
