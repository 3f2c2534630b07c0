import { Icon } from "~/ui/icon";
import { barControl } from "./reaction-bar";

export function ShareButton({ onShare }: { onShare: () => void }) {
  return (
    <button
      type="button"
      aria-label="Share"
      onClick={onShare}
      className={`${barControl} ml-auto text-ink-soft not-in-data-js:hidden`}
    >
      <Icon name="share" className="size-5.5" />
    </button>
  );
}
