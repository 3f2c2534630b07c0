import type { ReactNode } from "react";
import { compactCount, plural } from "~/shared/text";
import { Icon, type IconName } from "~/ui/icon";
import type { DailyView } from "../daily-view";

/** Props of an action button: a callback in the app, data attributes in a document for visitors. */
export type ActionProps = { onClick?: () => void } & {
  [name: `data-${string}`]: string | undefined;
};

export interface DailyActions {
  like: ActionProps;
  isLiked: boolean;
  share: ActionProps;
  copy: ActionProps;
  /** Hidden if the browser has no speech synthesis (html[data-speech]). */
  listen: ActionProps;
  isListening: boolean;
  story: ActionProps;
}

export type StoryActions = Pick<
  DailyActions,
  "like" | "isLiked" | "share" | "copy"
>;

/** Like, share, copy, read aloud and story buttons, in the current text colour. */
export function DailyActionBar({
  view,
  actions,
  className = "",
}: {
  view: DailyView;
  actions: DailyActions;
  className?: string;
}) {
  const { likesCount, sharesCount, kind } = view;
  const likes = `${compactCount(likesCount)} ${plural(likesCount, "like", "likes")}`;
  const shares = `${compactCount(sharesCount)} ${plural(sharesCount, "share", "shares")}`;
  return (
    <div className={className}>
      <p className="without-script py-2 text-sm">
        {likes} · {shares}
      </p>
      <div className="flex needs-script flex-wrap gap-2">
        <ActionButton
          action={actions.like}
          icon={actions.isLiked ? "heart-filled" : "heart"}
          label={`Like, ${likes}`}
          pressed={actions.isLiked}
        >
          {compactCount(likesCount)}
        </ActionButton>
        <ActionButton
          action={actions.share}
          icon="share"
          label={`Share, ${shares}`}
        >
          {compactCount(sharesCount)}
        </ActionButton>
        <ActionButton action={actions.copy} icon="copy" label={`Copy ${kind}`}>
          Copy
        </ActionButton>
        {kind === "prayer" && (
          <ActionButton
            action={actions.listen}
            icon="sound"
            label="Read aloud"
            pressed={actions.isListening}
            className="not-in-data-speech:hidden"
          >
            <span className="in-aria-pressed:hidden">Read aloud</span>
            <span className="not-in-aria-pressed:hidden">Stop</span>
          </ActionButton>
        )}
        <ActionButton action={actions.story} icon="reels" label="View as story">
          View as story
        </ActionButton>
      </div>
    </div>
  );
}

interface ActionButtonProps {
  action: ActionProps;
  icon: IconName;
  label: string;
  pressed?: boolean;
  className?: string;
  children: ReactNode;
}

function ActionButton({
  action,
  icon,
  label,
  pressed,
  className = "",
  children,
}: ActionButtonProps) {
  return (
    <button
      type="button"
      {...action}
      aria-label={label}
      {...(pressed !== undefined && { "aria-pressed": pressed })}
      className={`inline-flex touch items-center justify-center gap-2 rounded-full border border-current/35 px-4 text-sm font-semibold transition-colors hover:bg-current/10 focus-visible:outline-current aria-busy:opacity-60 ${className}`}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
