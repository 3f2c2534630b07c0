import type { StoryActions } from "~/features/daily/page/daily-action-bar";
import { Icon } from "~/ui/icon";
import { OverlayButton } from "~/ui/overlay-button";

interface StoryActionButtonsProps {
  kind: string;
  actions: StoryActions;
  /** The stories pause under the share sheet. */
  onShare: () => void;
}

export function StoryActionButtons({
  kind,
  actions: { like, isLiked, share, copy },
  onShare,
}: StoryActionButtonsProps) {
  return (
    <div className="flex justify-center gap-4">
      <OverlayButton label={`Like ${kind}`} aria-pressed={isLiked} {...like}>
        <Icon name={isLiked ? "heart-filled" : "heart"} className="size-6" />
      </OverlayButton>
      <OverlayButton
        label={`Share ${kind}`}
        {...share}
        onClick={() => {
          onShare();
          share.onClick?.();
        }}
      >
        <Icon name="share" className="size-6" />
      </OverlayButton>
      <OverlayButton label={`Copy ${kind}`} {...copy}>
        <Icon name="copy" className="size-6" />
      </OverlayButton>
    </div>
  );
}
