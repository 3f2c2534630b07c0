import type { HeadersFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { archiveLoader } from "~/features/daily/page/archive-loader.server";
import { ArchiveScreen, DailyScreenError } from "~/shell/daily-screen";
import { loaderMeta } from "~/shell/page-meta";

export const loader = archiveLoader("verse");

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = loaderMeta("Verses of the Day");

export default function VerseArchive() {
  return <ArchiveScreen page={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <DailyScreenError kind="verse" />;
}
