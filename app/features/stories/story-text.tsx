import { defaultVersion, textLanguage } from "~/features/bible/versions";
import type { DailyContent, DailyKind } from "~/features/daily/daily";
import type { AlternateVersion } from "~/features/daily/daily-view";
import { PlainVerseText } from "~/features/daily/plain-verse-text";

export type Story = DailyContent[DailyKind] & {
  alternate?: AlternateVersion | null;
};

interface StoryTextProps {
  story: Story;
  /** A verse, or a part of a prayer. */
  text: string;
  /** The user scrolls a long text. */
  onScroll: () => void;
}

/** A scrollable region must be focusable for keyboard users. */
const focusableProps = { tabIndex: 0, role: "group" };

/**
 * Each story starts at its top. Its text is replaced inside the region, which stays and keeps the focus. A text that fits
 * leaves vertical swipes to the viewer.
 */
const resetScroll = (text: HTMLElement | null) => {
  const region = text?.parentElement;
  if (!region) return;
  region.scrollTop = 0;
  const fits = region.scrollHeight <= region.clientHeight;
  region.style.touchAction = fits ? "none" : "pan-y";
};

export function StoryText({ story, text, onScroll }: StoryTextProps) {
  const isVerse = "reference" in story;
  const version = story.alternate?.version ?? defaultVersion.id;
  return (
    <div
      {...focusableProps}
      onScroll={({ currentTarget }) => {
        if (currentTarget.scrollTop > 0) onScroll();
      }}
      data-story-text=""
      aria-labelledby="story-title"
      className="flex min-h-0 flex-1 [scrollbar-width:none] flex-col overflow-y-auto overscroll-contain [mask-image:linear-gradient(transparent,#000_1.5rem,#000_calc(100%-2rem),transparent)] px-7 focus-visible:-outline-offset-4 sm:px-16"
    >
      <div
        key={text}
        ref={resetScroll}
        className="mx-auto my-auto w-full max-w-2xl animate-rise py-8 text-center"
      >
        {!isVerse && (
          <p className="text-sm font-semibold short:hidden">{story.category}</p>
        )}
        <h2
          id="story-title"
          className={
            isVerse
              ? "sr-only"
              : "mt-1 font-serif text-xl short:mb-1 short:text-base"
          }
        >
          {isVerse ? "Verse of the Day" : story.title}
        </h2>
        <CrossDivider />
        <div className={`font-serif ${getTextSize(text)} short:text-xl`}>
          {isVerse ? (
            <blockquote {...textLanguage(version)}>
              <PlainVerseText text={text} />
            </blockquote>
          ) : (
            <p>{text}</p>
          )}
        </div>
        {isVerse && (
          <p className="mt-6 font-serif text-lg short:mt-2">{`${story.reference} (${version})`}</p>
        )}
      </div>
    </div>
  );
}

/** A verse has up to 420 characters, a part of a prayer about 150. */
function getTextSize(text: string): string {
  if (text.length <= 160) {
    return "text-2xl leading-relaxed text-balance tight:text-xl sm:text-4xl sm:leading-snug";
  }
  if (text.length <= 260) return "text-xl text-pretty sm:text-3xl";
  return "text-lg text-pretty sm:text-xl";
}

function CrossDivider() {
  return (
    <svg
      viewBox="0 0 120 20"
      className="mx-auto my-5 h-5 w-30 fill-none stroke-white/70 short:hidden"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 10h46M74 10h46M60 2v16M54.5 7.5h11" strokeLinecap="round" />
    </svg>
  );
}
