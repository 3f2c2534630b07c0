import { ticketEndpoints } from "~/features/reports/ticket-endpoints.server";
import { api } from "~/platform/api.server";

/** Serves every action on a report; the path says which. */
export const loader = api((path) => {
  const name = path.split("/").at(-1) as keyof typeof ticketEndpoints;
  return { POST: ticketEndpoints[name] };
});

export const action = loader;
