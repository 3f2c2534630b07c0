import { addTicketNote } from "~/features/reports/claim.server";
import { noteSchema, ticketPageSchema } from "~/features/reports/queue";
import { ticketParams } from "~/features/reports/report";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Add a note to a report, for other admins",
    auth: "user",
    params: ticketParams,
    body: noteSchema,
    response: ticketPageSchema,
    limit: rateLimits.decisions,
    handle: ({ ctx: { db, now }, viewer, params: { ticketId }, body }) =>
      addTicketNote(db, viewer, ticketId, body.message, now),
  }),
});

export { loader, action };
