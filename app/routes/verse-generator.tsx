import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { page, requirePageViewer } from "~/platform/page.server";
import { OpeningSoon } from "~/shell/opening-soon";
import { titled } from "~/shell/titled";

export const loader = page(async ({ context }: LoaderFunctionArgs) => {
  await requirePageViewer(context);
  return null;
});

export const meta = titled("Verse Generator");

export default function VerseGenerator() {
  return (
    <OpeningSoon title="Verse Generator">
      Here you will choose a verse, give it a background and share it as a
      picture.
    </OpeningSoon>
  );
}
