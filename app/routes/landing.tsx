import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { takeFlash } from "~/platform/flash.server";
import { cacheForOneMinute } from "~/shell/document-mode";
import type { RouteHandle } from "~/shell/route-handle";
import { landingMeta } from "~/shell/landing/landing-meta";
import { LandingPage } from "~/shell/landing/landing-page";

/** Shows a farewell message once after deleting an account. */
export async function loader({ context: { app } }: LoaderFunctionArgs) {
  const flash = await takeFlash(app, "farewell");
  return data(
    { farewell: flash?.message.title ?? null },
    flash ? { headers: { "set-cookie": flash.clearCookie } } : {},
  );
}

export const meta = landingMeta;

export const handle: RouteHandle = { document: true };

export const headers = () => cacheForOneMinute;

export default function Landing() {
  const { farewell } = useLoaderData<typeof loader>();
  // Always a document, so the client bundle doesn't include it.
  return import.meta.env.SSR ? <LandingPage farewell={farewell} /> : null;
}
