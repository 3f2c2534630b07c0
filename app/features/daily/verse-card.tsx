import { urls } from "~/shared/urls";
import { IntentLink } from "~/ui/intent-link";
import { useTodaysContent } from "./daily.queries";
import type { VerseOfTheDay } from "./verse-of-the-day";
import { PlainVerseText } from "./plain-verse-text";

/** The verse of the day in the right column. The whole card links to its page. */
export function VerseCard({
  initialVerse,
}: {
  initialVerse: VerseOfTheDay | null;
}) {
  const { content: verse } = useTodaysContent("verse", initialVerse);
  if (!verse) return null;
  const { text, reference, gradient } = verse;
  return (
    <section
      aria-labelledby="verse-of-the-day"
      className={`relative overflow-hidden rounded-card bg-linear-to-br p-5 text-white shadow-card ${gradient}`}
    >
      <LightCircles className="-top-16 -right-16 size-48" />
      <h2 id="verse-of-the-day" className="text-xs font-semibold">
        Verse of the Day
      </h2>
      <blockquote className={`mt-3 font-serif ${getTextSize(text)}`}>
        <PlainVerseText text={text} />
      </blockquote>
      <IntentLink
        to={urls.verseOfTheDay()}
        className="mt-2 inline-flex touch items-center font-serif text-base underline decoration-white/50 underline-offset-4 after:absolute after:inset-0 hover:decoration-white"
      >
        {reference}
      </IntentLink>
    </section>
  );
}

function getTextSize(text: string): string {
  if (text.length <= 90) return "text-xl text-balance";
  return text.length <= 240 ? "text-lg" : "text-base";
}

export function LightCircles({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 200 200"
      className={`pointer-events-none absolute fill-white/7 ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="100" cy="100" r="100" />
      <circle cx="100" cy="100" r="68" />
      <circle cx="100" cy="100" r="38" />
    </svg>
  );
}
