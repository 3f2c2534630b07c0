import * as z from "zod/mini";
import { endSession } from "~/features/auth/session.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { withHeaders } from "~/platform/response.server";

const { loader, action } = api({
  POST: endpoint({
    summary: "End the session before signing out on a phone",
    auth: "anyone",
    response: z.object({ cleared: z.literal(true) }),
    handle: async ({ ctx }) =>
      withHeaders({ cleared: true }, [["set-cookie", await endSession(ctx)]]),
  }),
});

export { loader, action };
