import type { MetaFunction } from "@remix-run/cloudflare";
import {
  redirect,
  useLoaderData,
  type ClientLoaderFunctionArgs,
} from "@remix-run/react";
import { useAddToComposer } from "~/features/feed/add-to-draft";
import { FavouriteAudience } from "~/features/about/favourite-audience";
import { hasItalics } from "~/features/bible/chapter";
import { fetchPassage } from "~/features/bible/chapter-fetch";
import { italicFontPreload } from "~/features/bible/italic-font";
import { loadChapter } from "~/features/bible/chapter.server";
import { listFavourites } from "~/features/bible/favourites/favourites.server";
import { positionHref } from "~/features/bible/position/position";
import { getPosition } from "~/features/bible/position/position.server";
import { parseSettingsCookie } from "~/features/bible/reader-cookies";
import { Reader, type ReaderProps } from "~/features/bible/reader";
import { searchWithFallback } from "~/features/bible/search-with-fallback";
import { formatReference } from "~/features/bible/reference";
import {
  loadPassages,
  type PassageList,
} from "~/features/bible/references/passage-list";
import { PassageListPage } from "~/features/bible/passage-list-page";
import {
  SearchResults,
  type SearchResultsProps,
} from "~/features/bible/search/search-results";
import { loadSearchResults } from "~/features/bible/search/search.server";
import { useReplaceCachedPage } from "~/features/bible/use-replace-cached-page";
import { versions } from "~/features/bible/versions";
import {
  isFirstVisit,
  parseReaderRequest,
} from "~/features/bible/reader-request";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { toVerseRanges } from "~/shared/verse-list";
import { VisitorFrame } from "~/shell/document-frame";
import { noIndexMeta, pageMeta } from "~/shell/page-meta";

type BiblePage = ReaderProps | SearchResultsProps | PassageList;

export const loader = page(async ({ context, request }): Promise<BiblePage> => {
  const { app } = context;
  const assets = app.env.ASSETS;
  const cookies = request.headers.get("cookie");
  const { searchParams } = new URL(request.url);
  const requested = parseReaderRequest(searchParams, cookies);
  // Public, because references in public posts lead to lists.
  if ("list" in requested)
    return loadPassages(requested.list, (each) => loadChapter(assets, each));
  const viewer = requirePageViewer(context);
  // Redirects visitors before loading anything.
  if (app.sessionId === null) await viewer;
  if ("redirectTo" in requested) {
    await viewer;
    throw redirect(requested.redirectTo);
  }
  if ("search" in requested) {
    const results = loadSearchResults(app.scripture, requested.search);
    return (await Promise.all([results, viewer]))[0];
  }
  if (isFirstVisit(request.url, cookies)) {
    const position = await getPosition(app.db, (await viewer).id);
    if (position) throw redirect(positionHref(position));
  }
  const [view, favourites] = await Promise.all([
    loadChapter(assets, requested.passage),
    listFavourites(app.db, app.viewerId),
    viewer,
  ]);
  return { ...view, favourites, settings: parseSettingsCookie(cookies) };
});

/** Client navigation needs no server: chapters are static files or part of a download. */
export async function clientLoader({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<BiblePage> {
  const { searchParams } = new URL(request.url);
  if (isFirstVisit(request.url, document.cookie) && navigator.onLine)
    return serverLoader<typeof loader>();
  const requested = parseReaderRequest(searchParams, document.cookie);
  if ("redirectTo" in requested) throw redirect(requested.redirectTo);
  if ("search" in requested)
    return searchWithFallback(requested.search, serverLoader<typeof loader>);
  if ("list" in requested) return loadPassages(requested.list, fetchPassage);
  const loaded = await fetchPassage(requested.passage);
  const settings = parseSettingsCookie(document.cookie);
  return { ...loaded, settings, favourites: null };
}

const description = `Read and search the whole Bible: ${versions.map(({ name }) => name).join(", ")}.`;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const createMeta = (title: string) =>
    pageMeta(title, description)({ matches });
  if ("items" in data) return [...createMeta(`“${data.typed}”`), noIndexMeta];
  if ("search" in data) return createMeta(`“${data.search.q}”`);
  const { passage, chapter } = data;
  const { book, version } = passage;
  if (!book || chapter === null) return createMeta("Bible");
  const name = formatReference({ book, chapter: passage.chapter });
  return [
    ...createMeta(`${name} (${version.id})`),
    ...(chapter !== "failed" && hasItalics(chapter) ? [italicFontPreload] : []),
  ];
};

export default function Bible() {
  const data = useLoaderData<typeof loader>();
  const onPost = useAddToComposer();
  useReplaceCachedPage();
  if ("search" in data) return <SearchResults {...data} />;
  if ("items" in data) {
    return (
      <VisitorFrame returnTo={urls.bible({ q: data.typed })}>
        <PassageListPage {...data} />
      </VisitorFrame>
    );
  }
  const { passage, chapter } = data;
  return (
    <Reader
      {...data}
      FavouriteAudience={FavouriteAudience}
      onPost={onPost}
      canMakeImage={
        chapter !== null &&
        chapter !== "failed" &&
        toVerseRanges(passage.verses ?? []).length === 1
      }
    />
  );
}
