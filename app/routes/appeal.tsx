import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useViewer } from "~/features/auth/viewer.queries";
import { AppealPage } from "~/features/reports/appeal-page";
import { getAppealCase } from "~/features/reports/appeal.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { titled } from "~/shell/titled";

export const loader = page(async ({ context, params }: LoaderFunctionArgs) => {
  const { ticketId = "" } = params;
  const viewer = await requirePageViewer(context);
  const of = await getAppealCase(context.app.db, viewer.id, ticketId);
  return { of, back: of.postId === null ? urls.home : urls.post(of.postId) };
});

export const meta = titled("Appeal");

export default function Appeal() {
  const loaded = useLoaderData<typeof loader>();
  const viewer = useViewer();
  return viewer && <AppealPage {...loaded} viewerId={viewer.id} />;
}
