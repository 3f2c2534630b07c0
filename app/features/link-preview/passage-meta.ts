import { citePlace, publicHref } from "~/features/bible/place";
import type { Place } from "~/features/bible/place";
import type { Verse } from "~/features/bible/chapter";
import { passageText, takePassage } from "~/features/posts/verse-range";
import { previewTags } from "~/shared/preview-tags";
import { truncate, truncateSigned } from "~/shared/text";
import { urls } from "~/shared/urls";
import { verseRuns } from "~/shared/verse-list";
import type { PostMeta } from "./post-meta";

interface PassageMetaPlace {
  productName: string;
  /** Without a slash at its end. */
  siteUrl: string;
}

/** As much as search engines show. */
const descriptionMax = 200;
/** spec §9: as of a post. */
const sharedMax = 160;

/** What is said of a public passage elsewhere, and by whoever shares it. `said`: its verses. */
export function passageMeta(
  place: Place,
  said: readonly Verse[],
  { productName, siteUrl }: PassageMetaPlace,
) {
  const words = passageText(said);
  const name = `${citePlace(place)} (${place.version.id})`;
  const url = `${siteUrl}${publicHref(place)}`;
  const image = `${siteUrl}${pictureOf(place, said)}`;
  const description =
    truncate(words, descriptionMax) ||
    `${name} stands in a note of this version, not in its text.`;
  const alt = `${name}, set over a picture`;
  const head: PostMeta[] = [
    { title: `${name} · ${productName}` },
    ...previewTags({ productName, title: name, description, url, image, alt }),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": place.verses ? "Quotation" : "Chapter",
        "@id": url,
        url,
        name: `${citePlace(place)}`,
        inLanguage: "en",
        image,
        ...(place.verses && { text: words }),
        isPartOf: {
          "@type": "Book",
          name: `${place.book?.name}, ${place.version.name}`,
        },
      },
    },
  ];
  const shared = {
    title: `${name} · ${productName}`,
    text: place.verses ? truncateSigned(words, name, sharedMax) : name,
    url,
  };
  return { head, shared };
}

/** Of the first verses without a gap, or the first alone where a picture cannot hold them all. */
function pictureOf(
  { version, book, chapter, verses }: Place,
  said: readonly Verse[],
): string {
  const [first] = said;
  // Where this version has no words.
  if (!book || !first) return "/icons/share.png";
  const [, end = first.verse] = verseRuns(verses ?? [])[0] ?? [];
  const holds = takePassage(said, first.verse, end) !== null;
  const range =
    holds && end > first.verse ? `${first.verse}-${end}` : first.verse;
  return urls.verseImage(version.id, book.name, chapter, range);
}
