import type { MetaDescriptor } from "@remix-run/react";
import { findBook } from "~/features/bible/canon";
import { findVersion } from "~/features/bible/versions";
import { previewTags } from "~/shared/preview-tags";
import { truncate } from "~/shared/text";
import { urls } from "~/shared/urls";
import { getPrayerBackground } from "../prayer-background";
import { splitReference } from "../verse-of-the-day";
import {
  dailyHref,
  dailyText,
  formatLongDate,
  type DailyView,
} from "../daily-view";

interface DailyMetaOptions {
  /** 'YYYY-MM-DD' */
  today: string;
  productName: string;
  /** Without a trailing slash. */
  siteUrl: string;
}

/** About what search engines show. */
const maxDescriptionLength = 200;

export function dailyMeta(
  view: DailyView,
  options: DailyMetaOptions,
): MetaDescriptor[] {
  const { today, productName, siteUrl } = options;
  const text = view.paragraphs.join(" ");
  const name = dailyText[view.kind].name;
  const title = `${view.title} · ${name}`;
  const description = truncate(text, maxDescriptionLength);
  const date = view.date === today ? null : view.date;
  // Both variants have the same text, so the gradient page is canonical.
  const canonical = `${siteUrl}${dailyHref(view.kind, "gradient", date)}`;
  const previewImage = getPreviewImage(view);
  const image = `${siteUrl}${previewImage.src}`;
  return [
    { title: `${title} · ${productName}` },
    ...previewTags({
      productName,
      title,
      description,
      url: canonical,
      image,
      alt: previewImage.alt,
    }),
    { property: "article:published_time", content: view.date },
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": view.kind === "verse" ? "Quotation" : "CreativeWork",
        "@id": canonical,
        url: canonical,
        name: view.title,
        headline: `${name}, ${formatLongDate(view.date)}`,
        text,
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

function getPreviewImage({ kind, title, category, date, version }: DailyView): {
  src: string;
  alt: string;
} {
  if (kind === "prayer") {
    const background = getPrayerBackground(category).name;
    return {
      src: urls.prayerImage(date),
      alt: `Prayer of the Day: “${title}” (${category}, ${formatLongDate(date)}), over the picture “${background}”`,
    };
  }
  const { book, chapter, verse } = splitReference(title);
  // References say "Psalm", the book is called "Psalms".
  const name = findBook(book)?.name ?? book;
  return {
    src: urls.verseImage(version, name, chapter, verse),
    alt: `${title}, set over a picture`,
  };
}
