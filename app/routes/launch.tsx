import type { MetaFunction } from "@remix-run/cloudflare";
import { Splash } from "~/features/pwa/splash";
import { urls } from "~/shared/urls";
import { edgeDay } from "~/shell/document-mode";
import type { RouteHandle } from "~/shell/route-handle";
import { notListed, titled } from "~/shell/titled";

export const handle: RouteHandle = { document: true, anybodys: true };

/** It leads on by itself: the browser goes on showing it until the first page answers. */
export const meta: MetaFunction = ({ matches }) => [
  ...titled("Welcome")({ matches }),
  notListed,
  { httpEquiv: "refresh", content: `0;url=${urls.installed}` },
];

export const headers = () => edgeDay;

/** What the service worker has at once when the installed app is opened. */
export default function Launch() {
  return import.meta.env.SSR ? (
    <main>
      <Splash />
    </main>
  ) : null;
}
