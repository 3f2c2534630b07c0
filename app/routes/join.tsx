import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { useViewer } from "~/features/auth/viewer.queries";
import { InvitationCard } from "~/features/groups/invitation-card";
import { getInvitation } from "~/features/groups/join.server";
import { page } from "~/platform/page.server";
import { toAppError } from "~/platform/problem.server";
import { urls } from "~/shared/urls";
import { DocumentFrame } from "~/shell/document-frame";
import { noIndexMeta, pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { EmptyState } from "~/ui/states";

/** An invitation that can't be used is this page too, so that it has the same headers. */
export const loader = page(async ({ context: { app }, params }) => {
  try {
    const { token = "" } = params;
    const invitation = await getInvitation(app, app.viewerId, token);
    return data({ invitation, failure: null });
  } catch (error) {
    const { status, message } = toAppError(error, app.requestId);
    return data({ invitation: null, failure: message }, { status });
  }
});

/** Anyone with the link can join, so no cache, search engine or other site may see it. */
export const headers = () => ({
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "no-referrer",
});

/** Says nothing about the group, because messengers show it to everyone in the conversation. */
export const meta: MetaFunction = ({ matches }) =>
  pageMeta("An invitation", null, noIndexMeta, {
    property: "og:title",
    content: "An invitation",
  })({ matches });

/** A document also for signed-in users: it counts no visit and needs no JavaScript. */
export const handle: RouteHandle = { document: true };

export default function JoinPage() {
  const { invitation, failure } = useLoaderData<typeof loader>();
  const { token = "" } = useParams();
  const viewer = useViewer();
  const login = urls.api.loginReturningTo(urls.join(token));
  return (
    <DocumentFrame login={login} width="max-w-xl">
      {invitation ? (
        <InvitationCard
          {...{ invitation, token }}
          login={viewer ? null : login}
        />
      ) : (
        <EmptyState icon="people" heading title={failure}>
          Please talk to the person who sent it to you.
        </EmptyState>
      )}
    </DocumentFrame>
  );
}
