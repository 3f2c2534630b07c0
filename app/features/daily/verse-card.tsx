import { Link } from "@remix-run/react";
import { passageHref } from "./verse-of-the-day";
import { useVerseOfTheDay } from "./verse-of-the-day.queries";
import type { VerseSeed } from "./verse-of-the-day.queries";

/** The verse of the day beside every page; leads to where it stands. */
export function VerseCard({ seed }: { seed: VerseSeed }) {
  const { text, reference, gradient } = useVerseOfTheDay(seed);
  return (
    <section
      aria-labelledby="verse-of-the-day"
      className={`relative overflow-hidden rounded-card bg-linear-to-br p-5 text-white shadow-card ${gradient}`}
    >
      <Lamp />
      <h2 id="verse-of-the-day" className="text-xs font-semibold">
        Verse of the Day
      </h2>
      <blockquote
        className={`mt-3 font-serif text-balance ${text.length > 220 ? "text-lg" : "text-xl"}`}
      >
        <p>{text}</p>
      </blockquote>
      <Link
        to={passageHref(reference)}
        prefetch="intent"
        className="mt-3 inline-flex touch items-center font-serif text-base underline decoration-white/50 underline-offset-4 after:absolute after:inset-0 hover:decoration-white"
      >
        {reference}
      </Link>
    </section>
  );
}

/** Light from above, drawn once, behind the words. */
function Lamp() {
  return (
    <svg
      viewBox="0 0 200 200"
      className="pointer-events-none absolute -top-10 -right-12 size-48 fill-white/8"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="100" cy="100" r="100" />
      <circle cx="100" cy="100" r="68" />
      <circle cx="100" cy="100" r="38" />
    </svg>
  );
}
