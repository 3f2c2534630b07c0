import { data, useLoaderData } from "@remix-run/react";
import { page } from "~/platform/page.server";
import { LandingPage } from "~/shell/landing/landing-page";
import { NotFound } from "~/shell/not-found";
import { pageMeta } from "~/shell/page-meta";

export const loader = page(async ({ context: { app } }) =>
  data({ signedIn: (await app.viewer()) !== null }, { status: 404 }),
);

export const meta = pageMeta("Page not found");

export default function Fallback() {
  const { signedIn } = useLoaderData<typeof loader>();
  // Visitors get a document, so the client bundle doesn't include the landing page.
  return import.meta.env.SSR && !signedIn ? <LandingPage /> : <NotFound />;
}
