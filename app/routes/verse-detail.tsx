import type { HeadersFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { dailyLoader } from "~/features/daily/page/daily-loader.server";
import { DailyScreenError, DailyScreen } from "~/shell/daily-screen";
import type { RouteHandle } from "~/shell/route-handle";
import { loaderMeta } from "~/shell/page-meta";

export const loader = dailyLoader("verse", "ornate");

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = { verseOfTheDay: true };

export const meta = loaderMeta("Verse of the Day");

export default function VerseDetail() {
  return <DailyScreen page={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <DailyScreenError kind="verse" />;
}
