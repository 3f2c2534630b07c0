import { useState, useSyncExternalStore } from "react";
import { readStored } from "~/client/storage";
import { Icon } from "~/ui/icon";
import { Lazy, lazyCode } from "~/ui/lazy";
import { utcDate } from "~/shared/time";
import { HomeCards, type DailyCards } from "~/features/daily/home/home-cards";
import type { DailyKind } from "~/features/daily/daily";

const todaysStories = lazyCode(() => import("./todays-stories"));

const kinds = ["verse", "prayer"] as const;

/** The daily cards above the feed; on small screens a ring in each opens it as a story. */
export function HomeDailyContent({ cards }: { cards: DailyCards }) {
  const [openIndex, setOpened] = useState(-1);
  const close = () => {
    setOpened(-1);
  };
  return (
    <>
      <HomeCards
        cards={cards}
        renderRing={(kind) => (
          <StoryRing
            kind={kind}
            onOpen={() => {
              setOpened(kinds.indexOf(kind));
            }}
          />
        )}
      />
      {openIndex >= 0 && (
        <Lazy
          code={todaysStories}
          errorMessage="Unable to load verse"
          onError={close}
        >
          {(code) => <code.TodaysStories startAt={openIndex} onClose={close} />}
        </Lazy>
      )}
    </>
  );
}

function StoryRing({ kind, onOpen }: { kind: DailyKind; onOpen: () => void }) {
  const seen = useStorySeen(kind);
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`${kind === "verse" ? "Verse" : "Prayer"} of the day, story${seen ? ", seen" : ""}`}
      className={`absolute start-2 top-2 grid touch place-items-center rounded-full border-[3px] bg-gold-soft text-gold lg:hidden ${seen ? "border-line" : "border-gold"}`}
    >
      <Icon name={kind} />
    </button>
  );
}

/** Whether today's story (UTC) was opened on this device (story-viewer.tsx). False during hydration. */
function useStorySeen(kind: DailyKind): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readStored(`story-seen-${kind}`) === `${kind} ${utcDate(Date.now())}`,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("storyseen", onChange);
  return () => {
    removeEventListener("storyseen", onChange);
  };
}
