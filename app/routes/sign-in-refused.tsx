import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readSanctionCookie } from "~/features/auth/sanctions.server";
import { getSanctionDecision } from "~/features/reports/decision.server";
import { SignInRefusedView } from "~/features/reports/sign-in-refused-view";
import { page } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import type { RouteHandle } from "~/shell/route-handle";
import { noIndexMeta, pageMeta } from "~/shell/page-meta";

export const handle: RouteHandle = { document: true };

/** Without a valid cookie, redirects to sign-in, which sets it again if a sanction still applies. */
export const loader = page(async ({ context }) => {
  const { app } = context;
  const ticketId = await readSanctionCookie(app);
  const decision =
    ticketId && (await getSanctionDecision(app.db, ticketId, app.now));
  if (!decision) throw redirect(urls.auth());
  return { decision };
});

export const meta = pageMeta("You can't sign in", null, noIndexMeta);

export default function SignInRefused() {
  const { decision } = useLoaderData<typeof loader>();
  return <SignInRefusedView decision={decision} />;
}
