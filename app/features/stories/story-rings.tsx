import { useEffect, useState } from "react";
import { Icon } from "~/ui/icon";
import { onDemand, useOnDemand } from "~/ui/on-demand";
import { failureToast } from "~/ui/toast-store";
import { useSeen } from "./stories-seen";

const stories = onDemand(() => import("./stories-of-today"));

const kinds = ["verse", "prayer"] as const;

/** Today's verse and prayer as stories, above the cards of small screens (decisions). */
export function StoryRings() {
  const [opened, setOpened] = useState(-1);
  const { module, failed, retry } = useOnDemand(stories, opened >= 0);
  useEffect(() => {
    if (failed) failureToast("Unable to load verse");
  }, [failed]);
  return (
    <div className="flex gap-5 px-1 lg:hidden">
      {kinds.map((kind, at) => (
        <Ring
          key={kind}
          kind={kind}
          onOpen={() => {
            if (failed) retry();
            setOpened(at);
          }}
        />
      ))}
      {module && opened >= 0 && (
        <module.StoriesOfToday
          startAt={opened}
          onClose={() => {
            setOpened(-1);
          }}
        />
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
