import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LandingPage } from "~/shell/landing/landing-page";

export async function loader({ context: { app } }: LoaderFunctionArgs) {
  return { signedIn: (await app.viewer()) !== null };
}

export default function Index() {
  const { signedIn } = useLoaderData<typeof loader>();
  return signedIn ? <p>Home</p> : <LandingPage />;
}
