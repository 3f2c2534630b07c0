import { data, redirect } from "@remix-run/cloudflare";
import type {
  HeadersFunction,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useLoaderData, useParams, useRouteError } from "@remix-run/react";
import { useViewer } from "~/features/auth/viewer.queries";
import { italicFace } from "~/features/bible/italic-face";
import { openPassage } from "~/features/bible/passage-page/open-passage.server";
import { PassageMissing } from "~/features/bible/passage-page/passage-missing";
import { PassagePage } from "~/features/bible/passage-page/passage-page";
import { readPassagePath } from "~/features/bible/passage-page/passage-path";
import { placeHref, publicHref } from "~/features/bible/place";
import { passageMeta } from "~/features/link-preview/passage-meta";
import { isOwnAddress } from "~/platform/document-cache.server";
import { page } from "~/platform/page.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { DocumentFrame } from "~/shell/document-frame";
import { edgeDay } from "~/shell/document-mode";
import { readRouteError } from "~/shell/route-failure";
import { ShellError } from "~/shell/shell-error";
import { headed } from "~/shell/titled";

/**
 * Scripture for anybody; whoever is signed in is led on to the reader. No database: what is shown is a
 * static file, and the answer is kept at the edge.
 */
export const loader = page(
  async ({ context: { app }, params, request }: LoaderFunctionArgs) => {
    const wanted = readPassagePath(params["*"] ?? "");
    if (!wanted) {
      throw new AppError("not_found", {
        detail: "There is no such place in the Bible.",
      });
    }
    if (await app.viewer()) throw redirect(placeHref(wanted));
    const opened = await openPassage(app.env.ASSETS, wanted);
    const { passage, said, italics } = opened;
    const href = publicHref(passage.place) ?? urls.root;
    // One place has one address, however it is spelled.
    if (new URL(request.url).pathname !== href) {
      throw redirect(href, {
        status: 301,
        headers: { "cache-control": "public, max-age=86400" },
      });
    }
    const { head, shared } = passageMeta(passage.place, said, {
      productName: app.env.PRODUCT_NAME,
      siteUrl: new URL(app.env.SITE_URL).origin,
    });
    return data(
      {
        ...passage,
        shared,
        login: urls.api.loginReturningTo(placeHref(passage.place)),
        head: italics ? [...head, italicFace] : head,
      },
      isOwnAddress(app.request, href) ? { headers: edgeDay } : {},
    );
  },
);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = headed("Bible");

export default function PassageRoute() {
  const { login, ...passage } = useLoaderData<typeof loader>();
  // Always a visitor's page, a document: the app's own code goes without it.
  if (!import.meta.env.SSR) return null;
  return (
    <DocumentFrame login={login} width="max-w-5xl">
      <PassagePage {...passage} />
    </DocumentFrame>
  );
}

export function ErrorBoundary() {
  const viewer = useViewer();
  const { "*": path = "" } = useParams();
  const { status, detail } = readRouteError(useRouteError());
  if (!import.meta.env.SSR || viewer || status !== 404) return <ShellError />;
  return (
    <DocumentFrame login={urls.auth()}>
      <PassageMissing path={path} why={detail} />
    </DocumentFrame>
  );
}
