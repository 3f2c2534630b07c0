import type { MetaFunction } from "@remix-run/cloudflare";
import { edgeDay } from "~/shell/document-mode";
import { OfflinePage } from "~/shell/offline-page";
import type { RouteHandle } from "~/shell/route-handle";
import { notListed, titled } from "~/shell/titled";

export const handle: RouteHandle = { document: true, anybodys: true };

export const meta: MetaFunction = ({ matches }) => [
  ...titled("You're offline")({ matches }),
  notListed,
];

export const headers = () => edgeDay;

/** What the service worker shows in the place of a page that cannot be had. */
export default function Offline() {
  // Always a document: the app's own code goes without it.
  return import.meta.env.SSR ? <OfflinePage /> : null;
}
