import { textLanguage } from "~/features/bible/versions";
import { PlainVerseText } from "../plain-verse-text";
import { DailyActionBar } from "./daily-action-bar";
import type { VariantProps } from "./daily-page-data";
import { dailyText, formatLongDate, formatReadingTime } from "../daily-view";
import Daybreak from "./daybreak.svg?component";

export function GradientVariant({ view, actions }: VariantProps) {
  const { kind, title, attribution, category, gradient, date } = view;
  const { paragraphs } = view;
  return (
    <article
      data-daily
      className={`relative -mx-4 overflow-hidden bg-linear-to-b text-white sm:mx-0 sm:rounded-card sm:shadow-float ${gradient}`}
    >
      <Daybreak />
      <div className="relative flex min-h-[30rem] flex-col px-6 pt-8 pb-6 sm:min-h-[36rem] sm:px-12 sm:pt-12 sm:pb-8">
        <p className="text-sm">
          <time dateTime={date}>{formatLongDate(date)}</time>
        </p>
        {kind === "verse" ? (
          <>
            <h1 className="mt-1 text-lg font-semibold">
              {dailyText.verse.name}
            </h1>
            <blockquote
              {...textLanguage(view.version)}
              className={`my-auto py-10 font-serif ${getVerseSize(paragraphs.join(" "))}`}
            >
              <PlainVerseText text={paragraphs.join(" ")} />
              <footer className="mt-6 text-xl">{attribution}</footer>
            </blockquote>
          </>
        ) : (
          <>
            <p className="mt-1 text-lg font-semibold">
              {dailyText.prayer.name}
            </p>
            <h1 className="mt-8 font-serif text-3xl sm:text-4xl">{title}</h1>
            <p className="mt-3 flex flex-wrap gap-x-3 text-sm">
              <span>{category}</span>
              <span aria-hidden="true">·</span>
              <span>{formatReadingTime(paragraphs)}</span>
            </p>
            <div className="my-auto max-w-[34rem] space-y-4 py-8 font-serif text-lg sm:text-xl">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </>
        )}
        <DailyActionBar view={view} actions={actions} />
      </div>
    </article>
  );
}

/** The longest verse has 420 characters. */
function getVerseSize(text: string): string {
  if (text.length <= 110) {
    return "text-3xl text-balance sm:text-[3.5rem] sm:leading-[4rem]";
  }
  return text.length <= 260
    ? "text-2xl text-pretty sm:text-4xl"
    : "text-xl text-pretty sm:text-3xl";
}
