import {
  data,
  type HeadersFunction,
  type MetaFunction,
} from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  useLoaderData,
  useParams,
  useRouteError,
} from "@remix-run/react";
import { listComments } from "~/features/comments/comment.server";
import { firstPageSize } from "~/features/feed/feed-tab";
import { HiddenPost, SinglePost } from "~/features/feed/single-post";
import { NewComments } from "~/features/notifications/new-comments";
import { listUpdates } from "~/features/prayer/progress.server";
import { postMeta } from "~/features/link-preview/post-meta";
import { PostBar, PostNotFound } from "~/features/posts/post-page";
import { getPageTitle } from "~/features/posts/post-summary";
import { getHiddenPostForAdmin, getPost } from "~/features/posts/post.server";
import { getPreviewUrl } from "~/features/link-preview/preview.server";
import { DocumentShareButton, VisitorPost } from "~/features/feed/visitor-post";
import { shownName } from "~/features/users/user";
import { isCanonicalAddress } from "~/platform/document-cache.server";
import { page } from "~/platform/page.server";
import { maxPageSize } from "~/shared/page";
import { urls } from "~/shared/urls";
import { DocumentFrame, VisitorFrame } from "~/shell/document-frame";
import { cacheForOneMinute } from "~/shell/document-mode";
import { readRouteError } from "~/shell/route-failure";
import { ShellError } from "~/shell/route-error";
import { pageMeta } from "~/shell/page-meta";
import { NowProvider } from "~/ui/now";

/** Session and post are read in one D1 round trip: `viewerId` is SQL. */
export const loader = page(async ({ context: { app }, params }) => {
  const productName = app.env.PRODUCT_NAME;
  const { postId = "" } = params;
  const [viewer, post, below] = await Promise.all([
    app.viewer(),
    getPost(app.db, app.viewerId, postId),
    app.sessionId === null
      ? null
      : Promise.all([
          listComments(app.db, app.viewerId, postId, { limit: firstPageSize }),
          listUpdates(app.db, app.viewerId, postId, { limit: maxPageSize }),
        ]),
  ]).catch((error: unknown) => getHiddenPostForAdmin(app, postId, error));
  if (viewer && below) {
    const [comments, updates] = below;
    const head = [{ title: getPageTitle(post, productName) }];
    return data({ post, comments, updates, head, now: app.now });
  }
  const siteUrl = new URL(app.env.SITE_URL).origin;
  const preview = await getPreviewUrl(post, productName);
  const head = postMeta(post, { productName, siteUrl, preview });
  // Cached only under the URL that an edit purges.
  const isCacheable = isCanonicalAddress(app.request, urls.post(post.id));
  return data(
    { post, comments: null, updates: null, head, now: app.now },
    isCacheable ? { headers: cacheForOneMinute } : {},
  );
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  if (data) return data.head;
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return pageMeta(notFound ? "Post Not Found" : "Post")({ matches });
};

export default function PostPage() {
  const { post, comments, updates, now } = useLoaderData<typeof loader>();
  const heading = <h1 className="sr-only">Post by {shownName(post.user)}</h1>;
  // Visitors get a document, which isn't hydrated.
  if (!comments) {
    return (
      <NowProvider value={now}>
        <DocumentFrame login={urls.api.loginReturningTo(urls.post(post.id))}>
          <PostBar>
            <DocumentShareButton post={post} />
          </PostBar>
          {heading}
          <VisitorPost post={post} />
        </DocumentFrame>
      </NowProvider>
    );
  }
  return (
    <NowProvider value={now}>
      <div className="mx-auto max-w-2xl">
        <PostBar />
        {heading}
        {post.hidden && !post.isOwn ? (
          <HiddenPost post={post} />
        ) : (
          <SinglePost
            key={post.id}
            initialPost={post}
            initialComments={comments}
            updates={updates?.items ?? []}
            loadedAt={now}
          />
        )}
        <NewComments key={post.id} postId={post.id} loadedAt={now} />
      </div>
    </NowProvider>
  );
}

export function ErrorBoundary() {
  const { postId = "" } = useParams();
  if (readRouteError(useRouteError()).status !== 404) return <ShellError />;
  return (
    <VisitorFrame returnTo={urls.post(postId)}>
      <PostNotFound />
    </VisitorFrame>
  );
}
