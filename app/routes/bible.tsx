import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { redirect, useLoaderData } from "@remix-run/react";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { useWordsToPost } from "~/features/feed/use-words-to-post";
import { FavouriteSeenBy } from "~/features/about/favourite-seen-by";
import { hasItalics, verseTexts } from "~/features/bible/chapter";
import { fetchChapter } from "~/features/bible/chapter-fetch";
import { italicFace } from "~/features/bible/italic-face";
import { openChapter } from "~/features/bible/chapter.server";
import { listFavourites } from "~/features/bible/favourites/favourites.server";
import { recallSettings } from "~/features/bible/memory";
import { endingWith } from "~/features/bible/missing-part";
import { Reader } from "~/features/bible/reader";
import { searchAnywhere } from "~/features/bible/search-anywhere";
import type { ReaderProps } from "~/features/bible/reader";
import { formatReference } from "~/features/bible/reference";
import { SearchResults } from "~/features/bible/search-results";
import type { SearchResultsProps } from "~/features/bible/search-results";
import { openSearch } from "~/features/bible/search.server";
import { useKeptAddress } from "~/features/bible/use-kept-address";
import { whatIsWanted } from "~/features/bible/wanted";
import { fitsPicture } from "~/features/posts/verse-range";
import { page, requirePageViewer } from "~/platform/page.server";
import { titled } from "~/shell/titled";

type BiblePage = ReaderProps | SearchResultsProps;

export const loader = page(
  async ({ context, request }: LoaderFunctionArgs): Promise<BiblePage> => {
    const { app } = context;
    const cookies = request.headers.get("cookie");
    const wanted = whatIsWanted(new URL(request.url).searchParams, cookies);
    const viewer = requirePageViewer(context);
    // A visitor is told so before anything is read.
    if (app.sessionId === null) await viewer;
    if ("go" in wanted) {
      await viewer;
      throw redirect(wanted.go);
    }
    if ("find" in wanted) {
      const [view] = await Promise.all([
        openSearch(app.scripture, wanted.find),
        viewer,
      ]);
      return view;
    }
    const [view, favourites] = await Promise.all([
      openChapter(app.env.ASSETS, wanted.read),
      listFavourites(app.db, app.viewerId),
      viewer,
    ]);
    return {
      ...view,
      favourites,
      settings: recallSettings(cookies),
    };
  },
);

/** In the app a page is turned without the server: a chapter is a file, and so is a Bible on this device. */
export async function clientLoader({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<BiblePage> {
  const { searchParams } = new URL(request.url);
  const wanted = whatIsWanted(searchParams, document.cookie);
  if ("go" in wanted) throw redirect(wanted.go);
  if ("find" in wanted) {
    return searchAnywhere(wanted.find, () => serverLoader<typeof loader>());
  }
  const chapter = await fetchChapter(wanted.read).catch(
    () => "failed" as const,
  );
  const settings = recallSettings(document.cookie);
  const place = endingWith(wanted.read, chapter);
  return { place, chapter, settings, favourites: null };
}

const description =
  "The whole Bible to read and to search: King James Version and World English Bible.";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  if ("search" in data)
    return titled(`“${data.search.q}”`, description)({ matches });
  const { place, chapter } = data;
  const { book, version } = place;
  if (!book || chapter === null)
    return titled("Bible", description)({ matches });
  const name = formatReference({ book, chapter: place.chapter });
  return [
    ...titled(`${name} (${version.id})`, description)({ matches }),
    ...(chapter !== "failed" && hasItalics(chapter) ? [italicFace] : []),
  ];
};

export default function Bible() {
  const data = useLoaderData<typeof loader>();
  const onPost = useWordsToPost();
  useKeptAddress();
  if ("search" in data) return <SearchResults {...data} />;
  const { place, chapter } = data;
  return (
    <Reader
      {...data}
      seenBy={(favourite) => (
        <FavouriteSeenBy favourite={favourite} version={place.version.id} />
      )}
      onPost={onPost}
      hasPicture={
        chapter !== null &&
        chapter !== "failed" &&
        place.verses !== null &&
        fitsPicture(verseTexts(chapter), place.verses)
      }
    />
  );
}
