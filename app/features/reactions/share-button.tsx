import { Icon } from "~/ui/icon";

export function ShareButton({ onShare }: { onShare: () => void }) {
  return (
    <button
      type="button"
      aria-label="Share"
      onClick={onShare}
      className="reaction ml-auto needs-script"
    >
      <Icon name="share" />
    </button>
  );
}
