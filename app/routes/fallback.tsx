import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { data, useLoaderData } from "@remix-run/react";
import { LandingPage } from "~/shell/landing/landing-page";
import { NotFound } from "~/shell/not-found";

export async function loader({ context: { app } }: LoaderFunctionArgs) {
  return data({ signedIn: (await app.viewer()) !== null }, { status: 404 });
}

export default function Fallback() {
  const { signedIn } = useLoaderData<typeof loader>();
  return signedIn ? <NotFound /> : <LandingPage />;
}
