import { textLanguage } from "~/features/bible/versions";
import { PlainVerseText } from "../plain-verse-text";
import { DailyActionBar } from "./daily-action-bar";
import type { VariantProps } from "./daily-page-data";
import { dailyText, formatLongDate, formatReadingTime } from "../daily-view";
import Corner from "./ornaments/corner.svg?component";
import Headpiece from "./ornaments/headpiece.svg?component";
import Tailpiece from "./ornaments/tailpiece.svg?component";

// A boxed gold initial, three lines high, or two on narrow screens. `lh` refers to the text's line height, `em` to the
// initial's font size. A ::first-letter is read aloud and copied with its word. Padding is set per side because Chromium
// ignores inline padding on a first letter.
const initialClass =
  "first-letter:float-left first-letter:mt-[0.055em] first-letter:mr-3 first-letter:rounded-[0.3rem] first-letter:bg-[#2b3f77] first-letter:pt-[0.21em] first-letter:pr-[0.2em] first-letter:pb-[0.23em] first-letter:pl-[0.2em] first-letter:text-[length:2.2lh] tight:first-letter:text-[length:1.45lh] first-letter:leading-[0.8] first-letter:text-[#f6d98c] first-letter:shadow-[inset_0_0_0_3px_#2b3f77,inset_0_0_0_4px_#d9b25c,inset_0_0_0_6px_#2b3f77,inset_0_0_0_7px_#d9b25c]";

export function OrnateVariant({ view, actions }: VariantProps) {
  const { kind, title, attribution, paragraphs, category, date } = view;
  return (
    <article
      data-daily
      className="relative -mx-2 bg-[#fbf3e0] p-2.5 text-[#2f2417] shadow-float sm:mx-0 sm:p-4 dark:bg-[#231c14] dark:text-[#f0e4cd]"
    >
      <div className="relative border-[3px] border-double border-[#9a7430] px-5 pt-10 pb-14 sm:px-16 sm:pt-14 sm:pb-12 dark:border-[#b58f4a]">
        <Corner className="-top-px -left-px" />
        <Corner className="-top-px -right-px -scale-x-100" />
        <Corner className="-bottom-px -left-px -scale-y-100" />
        <Corner className="-right-px -bottom-px rotate-180" />
        <Headpiece />
        <p className="mt-6 text-center font-serif text-lg text-christ">
          {dailyText[kind].name}
        </p>
        <p className="mt-0.5 text-center font-serif text-base">
          <time dateTime={date}>{formatLongDate(date)}</time>
        </p>
        {kind === "verse" ? (
          <>
            <h1 className="sr-only">
              {dailyText.verse.name}: {title}
            </h1>
            <blockquote
              {...textLanguage(view.version)}
              className="mx-auto mt-8 max-w-[30rem] font-serif"
            >
              <div
                className={`${initialClass} ${paragraphs.join(" ").length <= 260 ? "text-2xl" : "text-xl"}`}
              >
                <PlainVerseText text={paragraphs.join(" ")} />
              </div>
              <footer className="clear-both pt-5 text-right text-xl text-christ">
                {attribution}
              </footer>
            </blockquote>
          </>
        ) : (
          <>
            <h1 className="mt-6 text-center font-serif text-3xl">{title}</h1>
            <p className="mt-2 flex flex-wrap justify-center gap-x-3 font-serif text-base text-christ">
              <span>{category}</span>
              <span aria-hidden="true">·</span>
              <span>{formatReadingTime(paragraphs)}</span>
            </p>
            <div className="mx-auto mt-7 max-w-[31rem] space-y-4 font-serif text-lg sm:text-xl">
              {paragraphs.map((paragraph, i) => (
                <p
                  key={paragraph}
                  {...(i === 0 && { className: initialClass })}
                >
                  {paragraph}
                </p>
              ))}
            </div>
          </>
        )}
        <Tailpiece />
        <DailyActionBar
          view={view}
          actions={actions}
          className="mt-7 flex justify-center [&>div]:justify-center"
        />
      </div>
    </article>
  );
}
