import { SignInTerms } from "~/features/auth/sign-in-terms";
import { WaysIn } from "~/features/auth/ways-in";
import { longDate } from "~/features/daily/page/day-view";
import type { VerseOfTheDay } from "~/features/daily/verse-of-the-day";
import { VerseWords } from "~/features/daily/verse-words";
import { urls } from "~/shared/urls";
import { Logo } from "~/ui/logo";
import { Scene } from "~/ui/scene";

/**
 * The installed app's first page for whoever is not signed in (spec §1): a document. What the verse leaves
 * free is the scene's, so that the ways in stand where a thumb reaches them.
 */
export function EntryPage({ verse }: { verse: VerseOfTheDay | null }) {
  return (
    <main id="main" className="flex min-h-dvh flex-col bg-ground text-ink">
      <div className="relative flex flex-1 justify-center overflow-hidden px-6 pt-[env(safe-area-inset-top)]">
        {/* In a low window its foot is cut off, and the name still stands in the sky. */}
        <Scene className="absolute inset-x-0 top-0 h-full min-h-[max(22rem,40vw)]" />
        <h1 className="relative pt-8 pb-12 sm:pt-4 sm:pb-10">
          <Logo size="size-11" />
        </h1>
      </div>
      <div className="relative z-10 -mt-6 rounded-t-card bg-ground px-6 pt-6 pb-[calc(1rem+env(safe-area-inset-bottom))]">
        <div className="mx-auto max-w-2xl text-center">
          {verse && (
            <figure>
              <blockquote className="font-serif text-xl text-balance sm:text-2xl">
                <VerseWords text={verse.text} />
              </blockquote>
              <figcaption className="mt-2 text-sm text-ink-soft">
                {verse.reference} ·{" "}
                <time dateTime={verse.date}>{longDate(verse.date)}</time>
              </figcaption>
            </figure>
          )}
          <div className="mt-6 flex flex-wrap gap-3 sm:flex-nowrap">
            <WaysIn returnTo={urls.root} />
          </div>
          <SignInTerms />
        </div>
      </div>
    </main>
  );
}
