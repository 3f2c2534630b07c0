import * as z from "zod/mini";
import { readSanctionCookie } from "~/features/auth/sanctions.server";
import { appealSanction } from "~/features/reports/decision.server";
import { appealSchema } from "~/features/reports/report";
import { appealForm } from "~/features/reports/report-text";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Appeal the sanction that blocks a sign-in, once",
    auth: "anyone",
    body: appealSchema,
    response: z.void(),
    status: 204,
    form: appealForm,
    limit: rateLimits.signInAppeals,
    handle: async ({ ctx, body }) =>
      appealSanction(ctx, await readSanctionCookie(ctx), body.message),
  }),
});

export { loader, action };
