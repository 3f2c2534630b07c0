import type { HeadersFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { dailyLoader } from "~/features/daily/page/daily-loader.server";
import { DailyScreenError, DailyScreen } from "~/shell/daily-screen";
import { loaderMeta } from "~/shell/page-meta";

export const loader = dailyLoader("prayer", "gradient");

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = loaderMeta("Prayer of the Day");

export default function PrayerOfTheDay() {
  return <DailyScreen page={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <DailyScreenError kind="prayer" />;
}
