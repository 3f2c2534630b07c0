import { Link, useLoaderData } from "@remix-run/react";
import { useViewer } from "~/features/auth/viewer.queries";
import { AppealForm } from "~/features/reports/appeal-form";
import { DecisionView } from "~/features/reports/decision-view";
import { getDecision } from "~/features/reports/decision.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { pageMeta } from "~/shell/page-meta";
import { Button } from "~/ui/button";

export const loader = page(async ({ context, params }) => {
  const { db, now } = context.app;
  const { ticketId = "" } = params;
  const viewer = await requirePageViewer(context);
  return { decision: await getDecision(db, viewer.id, ticketId, now) };
});

export const meta = pageMeta("Decision");

export default function Decision() {
  const { decision } = useLoaderData<typeof loader>();
  const viewer = useViewer();
  const { ticketId, postId } = decision;
  return (
    viewer && (
      <div className="mx-auto max-w-2xl space-y-4">
        <h1 className="font-serif text-3xl">Decision</h1>
        <DecisionView
          decision={decision}
          form={<AppealForm ticketId={ticketId} viewerId={viewer.id} />}
        />
        {postId !== null && (
          <Button asChild variant="quiet">
            <Link to={urls.post(postId)}>Open the post</Link>
          </Button>
        )}
      </div>
    )
  );
}
