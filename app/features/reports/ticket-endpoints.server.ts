import type * as z from "zod/mini";
import type { AppContext } from "~/platform/context.server";
import { endpoint } from "~/platform/api.server";
import { switchSchema } from "~/shared/desired";
import type { Viewer } from "~/shared/viewer";
import {
  addTicketNote,
  claimTicket,
  recordAskerShown,
  renewOrLiftSanction,
} from "./claim.server";
import { decideTicket } from "./decide.server";
import {
  decisionSchema,
  noteSchema,
  showAskerSchema,
  ticketPageSchema,
} from "./queue";
import { ticketParams } from "./report";
import { getTicket } from "./ticket.server";

/** POST /api/admin/reports/{ticketId}/{name}: changes a ticket and returns it. */
const ticketEndpoint = <Body>(
  summary: string,
  body: z.ZodMiniType<Body>,
  change: (
    app: AppContext,
    viewer: Viewer,
    ticketId: string,
    body: Body,
  ) => Promise<void>,
  isAskerShown = false,
) =>
  endpoint({
    summary,
    params: ticketParams,
    body,
    response: ticketPageSchema,
    limit: "decisions",
    handle: async ({ ctx, viewer, params: { ticketId }, body: input }) => {
      await change(ctx, viewer, ticketId, input);
      return getTicket(ctx.db, viewer, ticketId, ctx.now, isAskerShown);
    },
  });

export const ticketEndpoints = {
  claim: ticketEndpoint(
    "Claim a report for half an hour, or release it",
    switchSchema,
    claimTicket,
  ),
  note: ticketEndpoint(
    "Add a note to a report, for other admins",
    noteSchema,
    addTicketNote,
  ),
  asker: ticketEndpoint(
    "Show who wrote an anonymous request, with a reason for the audit log",
    showAskerSchema,
    recordAskerShown,
    true,
  ),
  decision: ticketEndpoint("Decide on a report", decisionSchema, decideTicket),
  sanction: ticketEndpoint(
    "Renew a deleted account's permanent sanction for 24 months, or lift its sanction",
    switchSchema,
    renewOrLiftSanction,
  ),
};
