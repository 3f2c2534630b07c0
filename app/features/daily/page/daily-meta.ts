import type { MetaDescriptor } from "@remix-run/react";
import { parseCitedBook } from "~/features/bible/cited-book";
import { previewTags } from "~/shared/preview-tags";
import { truncate } from "~/shared/text";
import { urls } from "~/shared/urls";
import { splitReference } from "../verse-of-the-day";
import { dailyHref, dailyText, type DailyView } from "../daily-view";

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
  const name = dailyText[view.kind].name;
  const title = `${view.title} · ${name}`;
  const date = view.date === today ? null : view.date;
  // Both variants have the same text, so the gradient page is canonical.
  const canonical = `${siteUrl}${dailyHref(view.kind, "gradient", date)}`;
  const previewImage = getPreviewImage(view);
  return [
    { title: `${title} · ${productName}` },
    ...previewTags({
      productName,
      title,
      description: truncate(view.paragraphs.join(" "), maxDescriptionLength),
      url: canonical,
      image: `${siteUrl}${previewImage.src}`,
      alt: previewImage.alt,
    }),
  ];
}

function getPreviewImage({ kind, title, date, version }: DailyView) {
  if (kind === "prayer") {
    return {
      src: urls.prayerImage(date),
      alt: `${dailyText.prayer.name}: “${title}”`,
    };
  }
  const { book, chapter, verse } = splitReference(title);
  return {
    src: urls.verseImage(version, parseCitedBook(book), chapter, verse, true),
    alt: `${title}, set over a picture`,
  };
}
