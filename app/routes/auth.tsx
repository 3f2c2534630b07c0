import { redirect, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { safeReturnTo } from "~/shared/return-to";
import { getSignInMessage } from "~/features/auth/sign-in-problem";
import { SignInView } from "~/features/auth/sign-in-view";
import { page } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { noIndexMeta, signInMeta } from "~/shell/page-meta";

export const loader = page(async ({ context, request }) => {
  if (await context.app.viewer()) throw redirect(urls.root);
  const search = new URL(request.url).searchParams;
  return {
    returnTo: safeReturnTo(search.get("returnTo")),
    problem: getSignInMessage(search.get("problem")),
    offerDownload: search.get("browser") === null,
  };
});

export const meta: MetaFunction = ({ matches }) => [
  ...signInMeta({ matches }),
  noIndexMeta,
];

export default function Auth() {
  const { problem, ...view } = useLoaderData<typeof loader>();
  return <SignInView {...view} {...(problem !== null && { problem })} />;
}
