import { useState } from "react";
import { Icon } from "~/ui/icon";
import { Lazy, lazyCode } from "~/ui/lazy";
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
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`${kind === "verse" ? "Verse" : "Prayer"} of the day, story`}
      className="absolute start-2 top-2 grid touch place-items-center rounded-full border-[3px] border-gold bg-gold-soft text-gold lg:hidden"
    >
      <Icon name={kind} />
    </button>
  );
}
