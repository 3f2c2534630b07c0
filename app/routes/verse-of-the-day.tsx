import type { HeadersFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { dayLoader } from "~/features/daily/page/day-loader.server";
import { DayProblem, DayScreen } from "~/shell/day-screen";
import type { RouteHandle } from "~/shell/route-handle";
import { headed } from "~/shell/titled";

export const loader = dayLoader("verse", "gradient");

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = { verseOfTheDay: true };

export const meta = headed("Verse of the Day");

export default function VerseOfTheDay() {
  return <DayScreen page={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <DayProblem kind="verse" />;
}
