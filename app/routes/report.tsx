import { useLoaderData } from "@remix-run/react";
import { useViewer } from "~/features/auth/viewer.queries";
import { ReportPage } from "~/features/reports/report-page";
import { getReportable } from "~/features/reports/report.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { reportKinds, reportReasons } from "~/shared/enums";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { pageMeta } from "~/shell/page-meta";

export const loader = page(async ({ context, params, request }) => {
  const { db } = context.app;
  const viewer = await requirePageViewer(context);
  const kind = reportKinds.find((name) => name === params.kind);
  const { targetId: id = "" } = params;
  if (!kind) throw new AppError("not_found");
  const reason = reportReasons.find(
    (name) => new URL(request.url).searchParams.get("reason") === name,
  );
  const { user, postId } = await getReportable(db, viewer.id, kind, id);
  const isComment = kind === "comment" && postId !== null;
  const contentUrl = isComment ? urls.postComments(postId) : urls.post(id);
  const otherUrl = kind === "group" ? urls.group(id) : contentUrl;
  const back = kind === "person" ? urls.profile(id) : otherUrl;
  return { target: { kind, id, user, reason }, back };
});

export const meta = pageMeta("Report");

export default function Report() {
  const loaded = useLoaderData<typeof loader>();
  const viewer = useViewer();
  return viewer && <ReportPage {...loaded} viewerId={viewer.id} />;
}
