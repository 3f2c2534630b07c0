import { useContext } from "react";
import type { ReactNode } from "react";
import { compactCount, plural } from "~/shared/text";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon";
import { DayActsPlace } from "./day-acts";
import type { Act } from "./day-acts";
import type { DayView } from "./day-view";

/** Like, share, copy, read aloud: in the colours of whatever they stand on. */
export function DayActions({
  view,
  className = "",
}: {
  view: DayView;
  className?: string;
}) {
  const acts = useContext(DayActsPlace);
  const { likesCount, sharesCount, kind } = view;
  const likes = `${compactCount(likesCount)} ${plural(likesCount, "like", "likes")}`;
  const shares = `${compactCount(sharesCount)} ${plural(sharesCount, "share", "shares")}`;
  return (
    <div className={className}>
      <p className="py-2 text-sm in-data-js:hidden">
        {likes} · {shares}
      </p>
      {acts && (
        <div className="hidden flex-wrap gap-2 in-data-js:flex">
          <ActButton
            act={acts.like}
            icon={acts.liked ? "heart-filled" : "heart"}
            label={`Like, ${likes}`}
            pressed={acts.liked}
          >
            {compactCount(likesCount)}
          </ActButton>
          <ActButton act={acts.share} icon="share" label={`Share, ${shares}`}>
            {compactCount(sharesCount)}
          </ActButton>
          <ActButton act={acts.copy} icon="copy" label={`Copy ${kind}`}>
            Copy
          </ActButton>
          {kind === "prayer" && (
            <ActButton
              act={acts.listen}
              icon="sound"
              label="Read aloud"
              pressed={acts.listening}
              className="not-in-data-speech:hidden"
            >
              <span className="in-aria-pressed:hidden">Read aloud</span>
              <span className="not-in-aria-pressed:hidden">Stop</span>
            </ActButton>
          )}
          <ActButton act={acts.story} icon="reels" label="View as story">
            View as story
          </ActButton>
        </div>
      )}
    </div>
  );
}

interface ActButtonProps {
  act: Act;
  icon: IconName;
  label: string;
  pressed?: boolean;
  className?: string;
  children: ReactNode;
}

function ActButton({
  act,
  icon,
  label,
  pressed,
  className = "",
  children,
}: ActButtonProps) {
  return (
    <button
      type="button"
      {...act}
      aria-label={label}
      {...(pressed !== undefined && { "aria-pressed": pressed })}
      className={`inline-flex touch items-center justify-center gap-2 rounded-full border border-current/35 px-4 text-sm font-semibold transition-colors hover:bg-current/10 focus-visible:outline-current aria-busy:opacity-60 ${className}`}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
