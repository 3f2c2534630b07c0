import { defaultVersion } from "~/features/bible/versions";
import type { VersionId } from "~/features/bible/versions";
import { urls } from "~/shared/urls";
import { isShown } from "../daily";
import type { DailyContent, DailyKind } from "../daily";

/** How a page of the day looks: a ground in the season's colour, or a leaf of a missal. */
export type DayLook = "gradient" | "ornate";

/** A day's verse in another version than it comes in. */
export interface OtherVersion {
  version: VersionId;
  text: string;
}

/** A day's verse or prayer as its pages show it. */
export interface DayView {
  kind: DailyKind;
  /** 'YYYY-MM-DD' */
  date: string;
  /** The verse's reference, or the prayer's title. */
  title: string;
  /** As it is signed: "John 3:16 (KJV)"; a prayer's title. */
  signed: string;
  paragraphs: string[];
  /** Of a prayer. */
  category: string | null;
  gradient: string;
  likesCount: number;
  sharesCount: number;
  /** What copying puts on the clipboard. */
  copied: string;
  /** Of a verse. */
  version: VersionId;
}

export function dayView<Kind extends DailyKind>(
  kind: Kind,
  content: DailyContent[Kind],
  other?: OtherVersion | null,
): DayView;
export function dayView(
  kind: DailyKind,
  content: DailyContent[DailyKind],
  other?: OtherVersion | null,
): DayView {
  const { gradient, date, likesCount, sharesCount } = content;
  const version = other?.version ?? defaultVersion.id;
  const common = { kind, gradient, date, likesCount, sharesCount, version };
  if ("reference" in content) {
    const { reference } = content;
    const text = other?.text ?? content.text;
    const signed = `${reference} (${version})`;
    return {
      ...common,
      title: reference,
      signed,
      paragraphs: [text],
      category: null,
      copied: `${text}\n${signed}`,
    };
  }
  return {
    ...common,
    title: content.title,
    signed: content.title,
    paragraphs: content.content.split("\n\n"),
    category: content.category,
    copied: `${content.title}\n\n${content.content}`,
  };
}

/** What each kind says of itself; sentences of spec §8 letter for letter. */
export const dayWords = {
  verse: {
    name: "Verse of the Day",
    copied: "Verse copied!",
    notCopied: "Failed to copy verse. Please try again.",
    none: "No Verse Available",
    unable: "Unable to load verse",
  },
  prayer: {
    name: "Prayer of the Day",
    copied: "Prayer copied!",
    notCopied: "Failed to copy prayer. Please try again.",
    none: "No Prayer Available",
    unable: "Unable to load prayer",
  },
} as const;

/** spec §2: how long the prayer takes, prayed slowly. */
export const prayerTime = "4-6 min";

const addresses: Record<
  DailyKind,
  Record<DayLook, (date?: string, version?: string) => string>
> = {
  verse: { gradient: urls.verseOfTheDay, ornate: urls.verseDetail },
  prayer: { gradient: urls.prayerOfTheDay, ornate: urls.prayerDetail },
};

/**
 * Where a day is shown; today (`null`) stands at the address without a date, a verse in the version that it
 * comes in at the one without a version.
 */
export function dayHref(
  kind: DailyKind,
  look: DayLook,
  date: string | null,
  version: VersionId = defaultVersion.id,
): string {
  return addresses[kind][look](
    date ?? undefined,
    version === defaultVersion.id ? undefined : version,
  );
}

const day = 86_400_000;

/** The days beside one, as `dayHref` takes them; undefined where there is none. */
export function daysBeside(date: string, today: string) {
  const beside = (days: number) => {
    const other = new Date(Date.parse(date) + days * day)
      .toISOString()
      .slice(0, 10);
    if (!isShown(other, today)) return undefined;
    return other === today ? null : other;
  };
  return { earlier: beside(-1), later: beside(1) };
}

/** 'Saturday, November 21, 2026'. */
export function longDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", {
    dateStyle: "full",
    timeZone: "UTC",
  });
}

/** 'November 2026', of 'YYYY-MM'. */
export function monthName(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
