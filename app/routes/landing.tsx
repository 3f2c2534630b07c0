import { data } from "@remix-run/cloudflare";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { takeFlash } from "~/platform/flash.server";
import { edgeMinute } from "~/shell/document-mode";
import type { RouteHandle } from "~/shell/route-handle";
import { landingMeta } from "~/shell/landing/landing-meta";
import { LandingPage } from "~/shell/landing/landing-page";

/** Whoever has just deleted an account is told so, by the cookie of that deletion and once. */
export async function loader({ context: { app } }: LoaderFunctionArgs) {
  const bye = await takeFlash(app, "farewell");
  return data(
    { farewell: bye?.message.title ?? null },
    bye ? { headers: { "set-cookie": bye.taken } } : {},
  );
}

export const meta = landingMeta;

export const handle: RouteHandle = { document: true };

export const headers = () => edgeMinute;

export default function Landing() {
  const { farewell } = useLoaderData<typeof loader>();
  // Always a document: the app's own code goes without it.
  return import.meta.env.SSR ? <LandingPage farewell={farewell} /> : null;
}
