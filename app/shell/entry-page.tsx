import { SignInButtons, SignInTerms } from "~/features/auth/sign-in-links";
import { formatLongDate } from "~/features/daily/daily-view";
import type { VerseOfTheDay } from "~/features/daily/verse-of-the-day";
import { PlainVerseText } from "~/features/daily/plain-verse-text";
import { urls } from "~/shared/urls";
import { Logo } from "~/ui/logo";
import { Scene } from "~/ui/scene";

/** The installed app's first page for visitors, a document. The sign-in buttons are within thumb reach. */
export function EntryPage({ verse }: { verse: VerseOfTheDay | null }) {
  return (
    <main id="main" className="flex min-h-dvh flex-col bg-background text-ink">
      <div className="relative flex flex-1 justify-center overflow-hidden px-6 pt-[env(safe-area-inset-top)]">
        {/* In a low window its bottom is cut off, so that the name still appears in the sky. */}
        <Scene className="absolute inset-x-0 top-0 h-full min-h-[max(22rem,40vw)]" />
        <h1 className="relative pt-8 pb-12 sm:pt-4 sm:pb-10">
          <Logo size="size-11" />
        </h1>
      </div>
      <div className="relative z-10 -mt-6 rounded-t-card bg-background px-6 pt-6 pb-[calc(1rem+env(safe-area-inset-bottom))]">
        <div className="mx-auto max-w-2xl text-center">
          {verse && (
            <figure>
              <blockquote className="font-serif text-xl text-balance sm:text-2xl">
                <PlainVerseText text={verse.text} />
              </blockquote>
              <figcaption className="mt-2 text-sm text-ink-soft">
                {verse.reference} ·{" "}
                <time dateTime={verse.date}>{formatLongDate(verse.date)}</time>
              </figcaption>
            </figure>
          )}
          <div className="mt-6 flex flex-wrap gap-3 sm:flex-nowrap">
            <SignInButtons returnTo={urls.root} />
          </div>
          <SignInTerms />
        </div>
      </div>
    </main>
  );
}
