import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { page, requirePageViewer } from "~/platform/page.server";
import { OpeningSoon } from "~/shell/opening-soon";
import { titled } from "~/shell/titled";

export const loader = page(async ({ context }: LoaderFunctionArgs) => {
  await requirePageViewer(context);
  return null;
});

export const meta = titled(
  "Games",
  "Games that know the Bible: trivia, stories, words and verses.",
);

export default function Games() {
  return (
    <OpeningSoon title="Games">
      Six games to know the Bible better, alone or with the family, are being
      made ready.
    </OpeningSoon>
  );
}
