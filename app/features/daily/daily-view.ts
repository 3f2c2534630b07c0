import { addDays } from "~/shared/time";
import { defaultVersion, type VersionId } from "~/features/bible/versions";
import { urls } from "~/shared/urls";
import { isInArchive, type DailyContent, type DailyKind } from "./daily";

/** A gradient in the season's colours, or a page in the style of an illuminated missal. */
export type DailyVariant = "gradient" | "ornate";

/** The verse in a version other than the default. */
export interface AlternateVersion {
  version: VersionId;
  text: string;
}

export type DailyView = ReturnType<typeof toDailyView>;

/** `title` is the verse's reference or the prayer's title; `attribution` adds the version: "John 3:16 (KJV)". */
export function toDailyView(
  content: DailyContent[DailyKind],
  alternate?: AlternateVersion | null,
) {
  const { gradient, date, likesCount, sharesCount } = content;
  const version = alternate?.version ?? defaultVersion.id;
  const common = { gradient, date, likesCount, sharesCount, version };
  if ("reference" in content) {
    const { reference } = content;
    const text = alternate?.text ?? content.text;
    const attribution = `${reference} (${version})`;
    return {
      ...common,
      kind: "verse" as const,
      title: reference,
      attribution,
      paragraphs: [text],
      category: null,
      clipboardText: `${text}\n${attribution}`,
    };
  }
  return {
    ...common,
    kind: "prayer" as const,
    title: content.title,
    attribution: content.title,
    paragraphs: content.content.split("\n\n"),
    category: content.category,
    clipboardText: `${content.title}\n\n${content.content}`,
  };
}

export const dailyText = {
  verse: {
    name: "Verse of the Day",
    copied: "Verse copied!",
    copyError: "Failed to copy verse. Please try again.",
    notFoundTitle: "No Verse Available",
    errorTitle: "Unable to load verse",
  },
  prayer: {
    name: "Prayer of the Day",
    copied: "Prayer copied!",
    copyError: "Failed to copy prayer. Please try again.",
    notFoundTitle: "No Prayer Available",
    errorTitle: "Unable to load prayer",
  },
} as const;

/** Words a minute, read slowly: a prayer is prayed while it is read. */
const readingSpeed = 130;

/** '2 min read' */
export function formatReadingTime(paragraphs: readonly string[]): string {
  const count = paragraphs.join(" ").split(/\s+/).length;
  return `${Math.max(1, Math.round(count / readingSpeed))} min read`;
}

const urlBuilders: Record<
  DailyKind,
  Record<DailyVariant, (date?: string, version?: string) => string>
> = {
  verse: { gradient: urls.verseOfTheDay, ornate: urls.verseDetail },
  prayer: { gradient: urls.prayerOfTheDay, ornate: urls.prayerDetail },
};

/**
 * URL of a daily page. `date` is null for today, whose URL has no date. The default version isn't part of the URL either.
 */
export function dailyHref(
  kind: DailyKind,
  variant: DailyVariant,
  date: string | null,
  version: VersionId = defaultVersion.id,
): string {
  return urlBuilders[kind][variant](
    date ?? undefined,
    version === defaultVersion.id ? undefined : version,
  );
}

/** Dates for `dailyHref`, so null is today. Undefined outside the archive. */
export function getAdjacentDays(date: string, today: string) {
  const shift = (days: number) => {
    const shifted = addDays(date, days);
    if (!isInArchive(shifted, today)) return undefined;
    return shifted === today ? null : shifted;
  };
  return { earlier: shift(-1), later: shift(1) };
}

/** 'Saturday, November 21, 2026'. */
export function formatLongDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", {
    dateStyle: "full",
    timeZone: "UTC",
  });
}

/** 'November 2026' for '2026-11'. */
export function formatMonth(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
