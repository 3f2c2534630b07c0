import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { page, requirePageViewer } from "~/platform/page.server";
import { OpeningSoon } from "~/shell/opening-soon";
import type { RouteHandle } from "~/shell/route-handle";
import { titled } from "~/shell/titled";

export const loader = page(async ({ context }: LoaderFunctionArgs) => {
  await requirePageViewer(context);
  return null;
});

export const handle: RouteHandle = { immersive: true };

export const meta = titled(
  "Reels",
  "Short videos of believers and churches, one at a time.",
);

export default function Videos() {
  return (
    <OpeningSoon title="Reels">
      Short videos from the community will play here, one after the other.
    </OpeningSoon>
  );
}
