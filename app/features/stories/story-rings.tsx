import { useState } from "react";
import { Icon } from "~/ui/icon";
import { Late, late } from "~/ui/late";
import { useSeen } from "./stories-seen";

const stories = late(() => import("./stories-of-today"));

const kinds = ["verse", "prayer"] as const;

/** Today's verse and prayer as stories, above the cards of small screens (decisions). */
export function StoryRings() {
  const [opened, setOpened] = useState(-1);
  const close = () => {
    setOpened(-1);
  };
  return (
    <div className="flex gap-5 px-1 lg:hidden">
      {kinds.map((kind, at) => (
        <Ring
          key={kind}
          kind={kind}
          onOpen={() => {
            setOpened(at);
          }}
        />
      ))}
      {opened >= 0 && (
        <Late code={stories} failure="Unable to load verse" onFailed={close}>
          {(code) => <code.StoriesOfToday startAt={opened} onClose={close} />}
        </Late>
      )}
    </div>
  );
}

function Ring(props: { kind: (typeof kinds)[number]; onOpen: () => void }) {
  const { kind, onOpen } = props;
  const seen = useSeen(kind);
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
