import { useEffect, useRef } from "react";
import { defaultVersion } from "~/features/bible/versions";
import type { Story } from "./stories";
import { PlainVerseText } from "~/features/daily/plain-verse-text";

interface StoryTextProps {
  story: Story;
  /** It is longer than the screen, and somebody reads on. */
  onRead: () => void;
}

/** What a keyboard may scroll has to be reachable by it. */
const focusableProps = { tabIndex: 0, role: "group" };

/** A story's words, set as large as they fit well; what is longer than the screen scrolls. */
export function StoryText({ story, onRead }: StoryTextProps) {
  const { type, title, content, reference, category } = story;
  const container = useRef<HTMLDivElement>(null);
  const latestOnScroll = useRef(onRead);
  useEffect(() => {
    latestOnScroll.current = onRead;
  });
  useEffect(() => {
    const { current } = container;
    if (!current) return;
    const onScroll = () => {
      latestOnScroll.current();
    };
    current.addEventListener("scroll", onScroll, { once: true });
    return () => {
      current.removeEventListener("scroll", onScroll);
    };
  }, []);
  const isVerse = type === "verse";
  return (
    <div
      ref={container}
      {...focusableProps}
      data-words=""
      aria-labelledby="story-title"
      className="flex min-h-0 flex-1 animate-rise [scrollbar-width:none] flex-col overflow-y-auto overscroll-contain [mask-image:linear-gradient(transparent,#000_1.5rem,#000_calc(100%-2rem),transparent)] px-7 focus-visible:-outline-offset-4 sm:px-16"
    >
      <div className="mx-auto my-auto w-full max-w-2xl py-8 text-center">
        {category !== null && (
          <p className="text-sm font-semibold">{category}</p>
        )}
        <h2
          id="story-title"
          className={isVerse ? "sr-only" : "mt-1 font-serif text-2xl"}
        >
          {title}
        </h2>
        <CrossDivider />
        <div className={`font-serif ${getTextSize(content)}`}>
          {isVerse ? (
            <blockquote>
              <PlainVerseText text={content} />
            </blockquote>
          ) : (
            <p className="whitespace-pre-line">{content}</p>
          )}
        </div>
        {reference !== null && (
          <p className="mt-6 font-serif text-lg">{`${reference} (${defaultVersion.id})`}</p>
        )}
      </div>
    </div>
  );
}

/** A short word is set large; a prayer of 250 words still stands on most screens without scrolling. */
function getTextSize(text: string): string {
  if (text.length <= 120) {
    return "text-2xl leading-relaxed text-balance sm:text-4xl sm:leading-snug";
  }
  if (text.length <= 260) return "text-xl text-pretty sm:text-3xl";
  if (text.length <= 620) return "text-lg text-pretty sm:text-xl";
  return "text-base text-pretty sm:text-lg";
}

/** A small cross between two lines. */
function CrossDivider() {
  return (
    <svg
      viewBox="0 0 120 20"
      className="mx-auto my-5 h-5 w-30 fill-none stroke-white/70"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 10h46M74 10h46M60 2v16M54.5 7.5h11" strokeLinecap="round" />
    </svg>
  );
}
