import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ShouldRevalidateFunction } from "@remix-run/react";
import { ReelsPage } from "~/features/reels/reels-page";
import { openReels } from "~/features/reels/open-reels.server";
import { reelsFailure } from "~/features/reels/use-reels";
import { page, requirePageViewer } from "~/platform/page.server";
import type { RouteHandle } from "~/shell/route-handle";
import { titled } from "~/shell/titled";
import { NowProvider } from "~/ui/now";

export const loader = page(async ({ context, request }: LoaderFunctionArgs) => {
  const { app } = context;
  const { id } = await requirePageViewer(context);
  const wanted = new URL(request.url).searchParams.get("post");
  const seed = await openReels(app.db, id, wanted, app.now);
  return { ...seed, viewerId: id, now: app.now };
});

/** A visit stays as it is, until somebody is sent another video. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
}) => currentUrl.search !== nextUrl.search;

export const handle: RouteHandle = { immersive: true, failure: reelsFailure };

export const meta = titled(
  "Reels",
  "Short videos of believers and churches, one at a time.",
);

export default function Videos() {
  const { now, ...seed } = useLoaderData<typeof loader>();
  return (
    <NowProvider value={now}>
      <ReelsPage key={seed.visit.seed} {...seed} />
    </NowProvider>
  );
}
