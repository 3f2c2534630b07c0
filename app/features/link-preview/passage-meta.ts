import {
  formatPassage,
  publicPassageHref,
  type Passage,
} from "~/features/bible/passage";
import type { Verse } from "~/features/bible/chapter";
import { passageText, getPassage } from "~/features/posts/verse-range";
import { previewTags } from "~/shared/preview-tags";
import { truncate, truncateBeforeSuffix } from "~/shared/text";
import { urls } from "~/shared/urls";
import { toVerseRanges } from "~/shared/verse-list";

interface SiteInfo {
  productName: string;
  /** Without a trailing slash. */
  siteUrl: string;
}

/** Search engines show about this much. */
const maxDescriptionLength = 200;
/** As for a post. */
const maxSharedLength = 160;

/** The meta tags and the share content of a public Bible page. */
export function passageMeta(
  passage: Passage,
  passageVerses: readonly Verse[],
  { productName, siteUrl }: SiteInfo,
) {
  const fullText = passageText(passageVerses);
  const name = `${formatPassage(passage)} (${passage.version.id})`;
  const url = `${siteUrl}${publicPassageHref(passage)}`;
  const image = `${siteUrl}${getImagePath(passage, passageVerses)}`;
  const description =
    truncate(fullText, maxDescriptionLength) ||
    `${name} is in a footnote of this version, not in its text.`;
  const alt = `${name}, set over a picture`;
  const head = [
    { title: `${name} · ${productName}` },
    ...previewTags({ productName, title: name, description, url, image, alt }),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": passage.verses ? "Quotation" : "Chapter",
        "@id": url,
        url,
        name: formatPassage(passage),
        inLanguage: "en",
        image,
        ...(passage.verses && { text: fullText }),
        isPartOf: {
          "@type": "Book",
          name: `${passage.book?.name}, ${passage.version.name}`,
        },
      },
    },
  ];
  const shared = {
    title: `${name} · ${productName}`,
    text: passage.verses
      ? truncateBeforeSuffix(fullText, name, maxSharedLength)
      : name,
    url,
  };
  return { head, shared };
}

/** Shows the first run of consecutive verses, or only the first verse if the run doesn't fit. */
function getImagePath(
  { version, book, chapter, verses }: Passage,
  passageVerses: readonly Verse[],
): string {
  const [first] = passageVerses;
  // This version leaves the verse out.
  if (!book || !first) return "/icons/share.png";
  const [, end = first.verse] = toVerseRanges(verses ?? [])[0] ?? [];
  const fitsOneImage = getPassage(passageVerses, first.verse, end) !== null;
  const range =
    fitsOneImage && end > first.verse ? `${first.verse}-${end}` : first.verse;
  return urls.verseImage(version.id, book.name, chapter, range);
}
