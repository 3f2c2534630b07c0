import { readSanctionCookie } from "~/features/auth/sanctions.server";
import { appealSanction } from "~/features/reports/decision.server";
import { appealSchema } from "~/features/reports/report";
import { appealForm } from "~/features/reports/report-text";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Appeal the sanction that blocks a sign-in, once",
    auth: "anyone",
    body: appealSchema,
    form: appealForm,
    limit: "signInAppeals",
    handle: async ({ ctx, body }) =>
      appealSanction(ctx, await readSanctionCookie(ctx), body.message),
  }),
});

export const action = loader;
