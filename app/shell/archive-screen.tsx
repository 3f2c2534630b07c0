import type { ArchivePageData } from "~/features/daily/page/daily-page-data";
import { ArchiveMonth } from "~/features/daily/page/archive-month";
import { urls } from "~/shared/urls";
import { VisitorFrame } from "./daily-screen";

export function ArchiveScreen({ page }: { page: ArchivePageData }) {
  const { signedIn, ...month } = page;
  if (import.meta.env.SSR && !signedIn) {
    return (
      <VisitorFrame returnTo={urls.dailyArchive(month.kind, month.month)}>
        <ArchiveMonth {...month} />
      </VisitorFrame>
    );
  }
  return <ArchiveMonth {...month} />;
}
