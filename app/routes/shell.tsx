import type { MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { getVerseOfTheDay } from "~/features/daily/daily-content.server";
import { dailyStores } from "~/features/daily/daily-stores.server";
import { page } from "~/platform/page.server";
import { saysPhone } from "~/shared/phone";
import { utcDate } from "~/shared/time";
import { AppLayout } from "~/shell/app-layout";
import type { RightColumnData } from "~/shell/right-column";
import { ShellError } from "~/shell/shell-error";
import { signInMeta } from "~/shell/titled";

/** The right column's data; null for a visitor, and for a phone, which has no such column. */
export const loader = page(async ({ context: { app }, request }) => {
  if (app.sessionId === null) return null;
  if (saysPhone(request.headers.get("user-agent"))) return null;
  const [viewer, verse] = await Promise.all([
    app.viewer(),
    // What is beside the page never breaks it.
    getVerseOfTheDay(dailyStores(app), app.now).catch((error: unknown) => {
      console.error(`[${app.requestId}]`, error);
      return null;
    }),
  ]);
  if (!viewer) return null;
  const aside: RightColumnData = {
    verse: verse && { verse, date: utcDate(app.now) },
  };
  return aside;
});

/** The columns' queries keep themselves fresh; going from page to page asks for nothing twice. */
export const shouldRevalidate = () => false;

/**
 * At a guarded page's own address a visitor sees the sign-in page, a document: so this is left to the
 * server, and the app's code goes without it.
 */
export const meta: MetaFunction | undefined = import.meta.env.SSR
  ? ({ error, matches }) =>
      isRouteErrorResponse(error) && error.status === 401
        ? signInMeta({ matches })
        : (matches[0]?.meta ?? [])
  : undefined;

function Shell({
  aside,
  children,
}: {
  aside: RightColumnData | null;
  children: ReactNode;
}) {
  const viewer = useViewer();
  if (!viewer) return children;
  return (
    <AppLayout viewer={viewer} aside={aside}>
      {children}
    </AppLayout>
  );
}

export default function ShellRoute() {
  return (
    <Shell aside={useLoaderData<typeof loader>()}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell aside={useRouteLoaderData<typeof loader>("routes/shell") ?? null}>
      <ShellError />
    </Shell>
  );
}
