import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { safeReturnTo } from "~/shared/return-to";
import { signInSentence } from "~/features/auth/sign-in-problem";
import { SignInView } from "~/features/auth/sign-in-view";
import { page, redirectSignedIn } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { notListed, signInMeta } from "~/shell/titled";

export const loader = page(async ({ context, request }) => {
  await redirectSignedIn(context, urls.root);
  const search = new URL(request.url).searchParams;
  return {
    returnTo: safeReturnTo(search.get("returnTo")),
    problem: signInSentence(search.get("problem")),
    offerDownload: search.get("browser") === null,
  };
});

export const meta: MetaFunction = ({ matches }) => [
  ...signInMeta({ matches }),
  notListed,
];

export default function Auth() {
  const { problem, ...view } = useLoaderData<typeof loader>();
  return <SignInView {...view} {...(problem !== null && { problem })} />;
}
