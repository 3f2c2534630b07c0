import { useLoaderData, type ShouldRevalidateFunction } from "@remix-run/react";
import { ReelsPage } from "~/features/reels/reels-page";
import { loadReels } from "~/features/reels/reels.server";
import { reelsErrorMessage } from "~/features/reels/use-reels";
import { page, requirePageViewer } from "~/platform/page.server";
import type { RouteHandle } from "~/shell/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { NowProvider } from "~/ui/now";

export const loader = page(async ({ context, request }) => {
  const { app } = context;
  const { id } = await requirePageViewer(context);
  const requestedId = new URL(request.url).searchParams.get("post");
  const initialData = await loadReels(app.db, id, requestedId, app.now);
  return { ...initialData, now: app.now };
});

/** A visit doesn't change until the URL requests another video. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
}) => currentUrl.search !== nextUrl.search;

export const handle: RouteHandle = {
  immersive: true,
  failure: reelsErrorMessage,
};

export const meta = pageMeta(
  "Reels",
  "Short videos of believers and churches, one at a time.",
);

export default function Videos() {
  const { now, ...initialData } = useLoaderData<typeof loader>();
  return (
    <NowProvider value={now}>
      <ReelsPage key={initialData.visit.seed} {...initialData} />
    </NowProvider>
  );
}
