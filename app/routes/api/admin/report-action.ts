import { ticketEndpoints } from "~/features/reports/ticket-endpoints.server";
import { api } from "~/platform/api.server";

/** Serves every action on a report; the path says which. */
const { loader, action } = api((path) => {
  const name = path.split("/").at(-1) as keyof typeof ticketEndpoints;
  return { POST: ticketEndpoints[name] };
});

export { loader, action };
