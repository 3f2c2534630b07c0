import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { safeReturnTo } from "~/shared/return-to";
import { signInSentence } from "~/features/auth/sign-in-problem";
import { SignInView } from "~/features/auth/sign-in-view";
import { redirectSignedIn } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { signInMeta } from "~/shell/titled";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await redirectSignedIn(context, urls.root);
  const search = new URL(request.url).searchParams;
  return {
    returnTo: safeReturnTo(search.get("returnTo")),
    problem: signInSentence(search.get("problem")),
    offerDownload: search.get("browser") === null,
  };
}

export const meta: MetaFunction = ({ matches }) => [
  ...signInMeta({ matches }),
  { name: "robots", content: "noindex" },
];

export default function Auth() {
  const { problem, ...view } = useLoaderData<typeof loader>();
  return <SignInView {...view} {...(problem !== null && { problem })} />;
}
