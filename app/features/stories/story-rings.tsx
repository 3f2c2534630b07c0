import { useState, useSyncExternalStore } from "react";
import { Icon } from "~/ui/icon";
import { Lazy, lazyCode } from "~/ui/lazy";
import { utcDate } from "~/shared/time";
import { HomeCards, type DailyCards } from "~/features/daily/home/home-cards";
import type { DailyKind } from "~/features/daily/daily";

const todaysStories = lazyCode(() => import("./todays-stories"));

const kinds = ["verse", "prayer"] as const;

/** Above the feed: the story rings and the daily cards. */
export function HomeDailyContent({ cards }: { cards: DailyCards }) {
  return (
    <>
      <StoryRings />
      <HomeCards cards={cards} />
    </>
  );
}

/** Today's verse and prayer as stories, on small screens only. */
function StoryRings() {
  const [openIndex, setOpened] = useState(-1);
  const close = () => {
    setOpened(-1);
  };
  return (
    <div className="flex gap-5 px-1 lg:hidden">
      {kinds.map((kind, index) => (
        <Ring
          key={kind}
          kind={kind}
          onOpen={() => {
            setOpened(index);
          }}
        />
      ))}
      {openIndex >= 0 && (
        <Lazy
          code={todaysStories}
          errorMessage="Unable to load verse"
          onError={close}
        >
          {(code) => <code.TodaysStories startAt={openIndex} onClose={close} />}
        </Lazy>
      )}
    </div>
  );
}

function Ring(props: { kind: (typeof kinds)[number]; onOpen: () => void }) {
  const { kind, onOpen } = props;
  const seen = useStorySeen(kind);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex flex-col items-center gap-1 text-xs font-semibold text-ink-soft"
    >
      <span
        className={`rounded-full border-[3px] p-1 ${seen ? "border-line" : "border-gold"}`}
      >
        <span className="flex size-14 items-center justify-center rounded-full bg-gold-soft text-gold">
          <Icon name={kind} className="size-7" />
        </span>
      </span>
      <span className="capitalize">{kind}</span>
      <span className="sr-only">of the day, story{seen && ", seen"}</span>
    </button>
  );
}

/** Whether today's story (UTC) was opened on this device (mark-seen.ts). False during hydration. */
function useStorySeen(kind: DailyKind): boolean {
  return useSyncExternalStore(
    subscribe,
    () => {
      try {
        const id = `${kind} ${utcDate(Date.now())}`;
        return localStorage.getItem(`story-seen-${kind}`) === id;
      } catch {
        return false;
      }
    },
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("storyseen", onChange);
  return () => {
    removeEventListener("storyseen", onChange);
  };
}
