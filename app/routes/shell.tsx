import type { MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { loadTodaysContent } from "~/features/daily/daily-content-cache.server";
import { page } from "~/platform/page.server";
import { isPhoneUserAgent } from "~/shared/phone";
import { AppLayout } from "~/shell/app-layout";
import type { RightColumnData } from "~/shell/right-column";
import { ShellError } from "~/shell/route-error";
import { signInMeta } from "~/shell/page-meta";

/** The right column's data. Null for visitors and for phones, which don't show the column. */
export const loader = page(async ({ context: { app }, request }) => {
  if (app.sessionId === null) return null;
  if (isPhoneUserAgent(request.headers.get("user-agent"))) return null;
  const [viewer, content] = await Promise.all([
    app.viewer(),
    loadTodaysContent(app),
  ]);
  if (!viewer) return null;
  const aside: RightColumnData = { verse: content?.verse ?? null };
  return aside;
});

/** The columns refetch their own data, so navigation doesn't need to. */
export const shouldRevalidate = () => false;

/**
 * For visitors who see the sign-in page at a protected page's URL. They get a document, so only the server needs this.
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
