import { urls } from "~/shared/urls";
import { IntentLink } from "~/ui/intent-link";
import { useVerseOfTheDay } from "./verse-of-the-day.queries";
import type { VerseSeed } from "./verse-of-the-day.queries";
import { VerseWords } from "./verse-words";

/** The verse of the day beside every page; leads to its own page. */
export function VerseCard({ seed }: { seed: VerseSeed | null }) {
  const verse = useVerseOfTheDay(seed);
  if (!verse) return null;
  const { text, reference, gradient } = verse;
  return (
    <section
      aria-labelledby="verse-of-the-day"
      className={`relative overflow-hidden rounded-card bg-linear-to-br p-5 text-white shadow-card ${gradient}`}
    >
      <Lamp />
      <h2 id="verse-of-the-day" className="text-xs font-semibold">
        Verse of the Day
      </h2>
      <blockquote className={`mt-3 font-serif ${sizeFor(text)}`}>
        <VerseWords text={text} />
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

/** A short word is set large, a long one so that the card stays a card. */
function sizeFor(text: string): string {
  if (text.length <= 90) return "text-xl text-balance";
  return text.length <= 240 ? "text-lg" : "text-base";
}

/** Light from above, drawn once, behind the words. */
function Lamp() {
  return (
    <svg
      viewBox="0 0 200 200"
      className="pointer-events-none absolute -top-16 -right-16 size-48 fill-white/7"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="100" cy="100" r="100" />
      <circle cx="100" cy="100" r="68" />
      <circle cx="100" cy="100" r="38" />
    </svg>
  );
}
