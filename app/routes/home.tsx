import { useLoaderData } from "@remix-run/react";
import { getClientHome, HomePage } from "~/features/onboarding/home-page";
import { loadHome } from "~/features/onboarding/load-home.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { homeMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export const loader = page(async ({ context, request }) => {
  if (context.app.sessionId === null) await requirePageViewer(context);
  return loadHome(context, request);
});

export const clientLoader = getClientHome;

export const handle: RouteHandle = { verseOfTheDay: true };

export const meta = homeMeta;

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader | typeof clientLoader>()} />;
}
