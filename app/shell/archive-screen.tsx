import type { ArchivePage } from "~/features/daily/page/day-page";
import { ArchiveMonth } from "~/features/daily/page/archive-month";
import { urls } from "~/shared/urls";
import { VisitorFrame } from "./day-screen";

/** A month of verses or prayers. */
export function ArchiveScreen({ page }: { page: ArchivePage }) {
  const { signedIn, ...month } = page;
  if (import.meta.env.SSR && !signedIn) {
    return (
      <VisitorFrame here={urls.dailyArchive(month.kind, month.month)}>
        <ArchiveMonth {...month} />
      </VisitorFrame>
    );
  }
  return <ArchiveMonth {...month} />;
}
