import { data, useLoaderData } from "@remix-run/react";
import { page } from "~/platform/page.server";
import { LandingPage } from "~/shell/landing/landing-page";
import { NotFound } from "~/shell/not-found";
import { titled } from "~/shell/titled";

export const loader = page(async ({ context: { app } }) =>
  data({ signedIn: (await app.viewer()) !== null }, { status: 404 }),
);

export const meta = titled("Page not found");

export default function Fallback() {
  const { signedIn } = useLoaderData<typeof loader>();
  // A visitor's page is a document, so the app's own code goes without the landing page.
  return import.meta.env.SSR && !signedIn ? <LandingPage /> : <NotFound />;
}
