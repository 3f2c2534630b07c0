import type { HeadersFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { parseDailyKind } from "~/features/daily/daily";
import { ArchiveMonth } from "~/features/daily/page/archive-month";
import type {
  ArchivePageData,
  DailyPageData,
} from "~/features/daily/page/daily-page-data";
import {
  DailyNotFound,
  DailyLoadError,
} from "~/features/daily/page/daily-error";
import { dailyHref } from "~/features/daily/daily-view";
import { SignedInDailyPage } from "~/features/daily/page/signed-in-daily-page";
import { VisitorDailyPage } from "~/features/daily/page/visitor-daily-page";
import { ReminderOffer } from "~/features/notifications/reminder-offer";
import { useDailyStory } from "~/features/stories/use-daily-story";
import { getVisitorStoryAction } from "~/features/stories/visitor-story";
import { urls } from "~/shared/urls";
import { VisitorFrame } from "./document-frame";
import { offline, readRouteError } from "./route-failure";
import { ShellError } from "./route-error";

/** The loaders say what the edge may cache. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A daily verse or prayer page: a document for visitors, part of the app for signed-in users. */
export function DailyScreen() {
  const loaded: unknown = useLoaderData();
  const page = loaded as DailyPageData;
  const { kind, variant, initialData, alternate, today, signedIn } = page;
  const { content } = initialData;
  // Visitors get a document, so the client bundle doesn't include their page.
  if (import.meta.env.SSR && !signedIn) {
    const date = content.date === today ? null : content.date;
    const href = dailyHref(kind, variant, date, alternate?.version);
    return (
      <VisitorFrame returnTo={href} width="max-w-3xl">
        <VisitorDailyPage
          {...page}
          story={getVisitorStoryAction({ ...content, alternate })}
        />
      </VisitorFrame>
    );
  }
  return <SignedInDailyScreen key={`${kind} ${content.date}`} {...page} />;
}

function SignedInDailyScreen(page: DailyPageData) {
  const { initialData, alternate } = page;
  const { story, viewer } = useDailyStory({
    ...initialData.content,
    alternate,
  });
  return (
    <>
      <SignedInDailyPage {...page} story={story} />
      <ReminderOffer kind={page.kind} />
      {viewer}
    </>
  );
}

export function ArchiveScreen() {
  const loaded: unknown = useLoaderData();
  const month = loaded as ArchivePageData;
  return (
    <VisitorFrame
      returnTo={urls.dailyArchive(month.kind, month.month)}
      width="max-w-3xl"
    >
      <ArchiveMonth {...month} />
    </VisitorFrame>
  );
}

/** Not found, or it couldn't be loaded. */
export function DailyErrorBoundary() {
  const kind = parseDailyKind(useLocation().pathname);
  const failure = readRouteError(useRouteError());
  if (failure === offline || failure.status === 401) return <ShellError />;
  return (
    <VisitorFrame
      returnTo={dailyHref(kind, "gradient", null)}
      width="max-w-3xl"
    >
      {failure.status === 404 ? (
        <DailyNotFound kind={kind} reason={failure.detail} />
      ) : (
        <DailyLoadError kind={kind} id={failure.id} />
      )}
    </VisitorFrame>
  );
}
