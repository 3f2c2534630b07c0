import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface ShareButtonProps {
  /** A verse is chosen, and what it is to stand on. */
  ready: boolean;
  /** The id of what says why it is not ready. */
  reason: string | undefined;
  pending: boolean;
  onShare: () => void;
}

/**
 * spec §4: disabled without a verse or while sharing. Disabled for those who listen and to the eye;
 * pressed all the same it says why (spec §5), which a button out of reach could not.
 */
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
      className="w-full not-in-[[data-js]]:hidden aria-disabled:opacity-50"
    >
      {!pending && <Icon name="share" />}
      {pending ? "Sharing..." : "Share Verse"}
    </Button>
  );
}
