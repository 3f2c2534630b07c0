import { redirect } from "@remix-run/cloudflare";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readSanctionCookie } from "~/features/auth/sanctions.server";
import { getSanctionDecision } from "~/features/reports/decision.server";
import { SignInRefusedView } from "~/features/reports/sign-in-refused-view";
import { page } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import type { RouteHandle } from "~/shell/route-handle";
import { notListed, titled } from "~/shell/titled";

export const handle: RouteHandle = { document: true };

/**
 * Redirects to sign-in without a valid cookie or sanction; signing in sets the cookie again if a sanction still
 * applies.
 */
export const loader = page(async ({ context }: LoaderFunctionArgs) => {
  const { app } = context;
  const ticketId = await readSanctionCookie(app);
  const decision =
    ticketId && (await getSanctionDecision(app.db, ticketId, app.now));
  if (!decision) throw redirect(urls.auth());
  return { decision };
});

const title = titled("You can't sign in");

export const meta: MetaFunction = (args) => [...title(args), notListed];

export default function SignInRefused() {
  const { decision } = useLoaderData<typeof loader>();
  return <SignInRefusedView decision={decision} />;
}
