import { findBook } from "~/features/bible/canon";
import { findVersion } from "~/features/bible/versions";
import { previewTags } from "~/shared/preview-tags";
import { truncate } from "~/shared/text";
import { urls } from "~/shared/urls";
import { prayerGround } from "../prayer-image/prayer-ground";
import { placeOf } from "../verse-of-the-day";
import { dayHref, dayWords, longDate } from "./day-view";
import type { DayView } from "./day-view";

interface DayMetaPlace {
  /** 'YYYY-MM-DD' */
  today: string;
  productName: string;
  /** Without a slash at its end. */
  siteUrl: string;
}

type Tag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string }
  | { "script:ld+json": { [key: string]: string | { [key: string]: string } } };

/** As much as search engines show. */
const descriptionMax = 200;

/** What search engines, networks and messengers read of a day's page. */
export function dayMeta(view: DayView, place: DayMetaPlace): Tag[] {
  const { today, productName, siteUrl } = place;
  const words = view.paragraphs.join(" ");
  const name = dayWords[view.kind].name;
  const title = `${view.title} · ${name}`;
  const description = truncate(words, descriptionMax);
  const date = view.date === today ? null : view.date;
  // Two looks, one text: the one address that is found, and counted when shared, is the plain one.
  const canonical = `${siteUrl}${dayHref(view.kind, "gradient", date)}`;
  const picture = pictureOf(view);
  const image = `${siteUrl}${picture.src}`;
  return [
    { title: `${title} · ${productName}` },
    ...previewTags({
      productName,
      title,
      description,
      url: canonical,
      image,
      alt: picture.alt,
    }),
    { property: "article:published_time", content: view.date },
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": view.kind === "verse" ? "Quotation" : "CreativeWork",
        "@id": canonical,
        url: canonical,
        name: view.title,
        headline: `${name}, ${longDate(view.date)}`,
        text: words,
        datePublished: view.date,
        image,
        ...(view.category !== null && { genre: view.category }),
        ...(view.kind === "verse" && {
          isPartOf: {
            "@type": "Book",
            name: `The Bible, ${findVersion(view.version)?.name}`,
          },
        }),
      },
    },
  ];
}

/** A verse's own picture, or a prayer's. */
function pictureOf({ kind, title, category, date, version }: DayView): {
  src: string;
  alt: string;
} {
  if (kind === "prayer") {
    const ground = prayerGround(category).name;
    return {
      src: urls.prayerImage(date),
      alt: `Prayer of the Day: “${title}” (${category ?? ""}, ${longDate(date)}), over the picture “${ground}”`,
    };
  }
  const place = placeOf(title);
  if (!place) {
    return { src: "/icons/share.png", alt: "Hills at dawn and a lit chapel" };
  }
  const { chapter, verse } = place;
  // "Psalm 23:1" is in the book of Psalms.
  const book = findBook(place.book)?.name ?? place.book;
  return {
    src: urls.verseImage(version, book, chapter, verse),
    alt: `${title}, set over a picture`,
  };
}
