import * as z from "zod/mini";
import { endSession } from "~/platform/session.server";
import { api, endpoint } from "~/platform/api.server";
import { withHeaders } from "~/platform/response.server";

export const loader = api({
  POST: endpoint({
    summary: "End the session before signing out on a phone",
    auth: "anyone",
    response: z.object({ cleared: z.literal(true) }),
    handle: async ({ ctx }) =>
      withHeaders({ cleared: true }, [["set-cookie", await endSession(ctx)]]),
  }),
});

export const action = loader;
