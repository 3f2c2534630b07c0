import { useMatches, type MetaArgs } from "@remix-run/react";
import { cacheForOneMinute } from "~/shell/document-mode";
import * as guidelines from "~/shell/legal/guidelines.md";
import { LegalPage } from "~/shell/legal/legal-page";
import * as privacy from "~/shell/legal/privacy.md";
import * as terms from "~/shell/legal/terms.md";
import { publicPageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

/** Keyed by path. The pages are never hydrated, so the browser's bundle leaves the texts out. */
const pages: Partial<Record<string, typeof privacy>> = import.meta.env.SSR
  ? { guidelines, privacy, terms }
  : {};

/** The route of `/privacy` has the id `routes/privacy` (routes.ts). */
const getPath = (matches: readonly { id: string }[]) =>
  matches.at(-1)?.id.slice("routes/".length) ?? "";

export function meta({ matches }: MetaArgs) {
  const path = getPath(matches);
  const { title, description = "" } = pages[path] ?? {};
  return publicPageMeta(matches, ({ productName }) => ({
    path: `/${path}`,
    title: `${title} · ${productName}`,
    description,
  }));
}

export const handle: RouteHandle = { document: true };

export const headers = () => cacheForOneMinute;

export default function Legal() {
  const page = pages[getPath(useMatches())];
  return import.meta.env.SSR && page ? <LegalPage {...page} /> : null;
}
