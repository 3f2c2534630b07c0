import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface ShareButtonProps {
  /** Whether a verse and its background are chosen. */
  ready: boolean;
  /** Id of the element that explains why it isn't ready. */
  reason: string | undefined;
  pending: boolean;
  onShare: () => void;
}

/** Uses aria-disabled instead of disabled, so that a click can still explain what's missing. */
export function ShareButton({
  ready,
  reason,
  pending,
  onShare,
}: ShareButtonProps) {
  return (
    <Button
      size="lg"
      pending={pending}
      aria-disabled={!ready || pending}
      aria-describedby={reason}
      onClick={onShare}
      className="needs-script w-full aria-disabled:opacity-50"
    >
      {!pending && <Icon name="share" />}
      {pending ? "Sharing..." : "Share Verse"}
    </Button>
  );
}
