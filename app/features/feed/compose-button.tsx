import { forwardRef } from "react";
import { Icon } from "~/ui/icon";

interface ComposeButtonProps {
  open: boolean;
  /** The id of the composer's container. */
  controls: string;
  onToggle: () => void;
}

const floating =
  "fixed right-4 bottom-[calc(--spacing(20)+env(safe-area-inset-bottom))] z-30 hidden size-14 place-items-center rounded-full bg-primary text-on-primary shadow-float transition hover:bg-primary-strong focus-visible:translate-y-0! in-[:has(>_header[data-hidden=true]:not(:focus-within))]:translate-y-40 max-lg:grid";
const inFlow =
  "touch mx-auto flex items-center gap-1 rounded-full px-3 text-sm font-semibold text-ink-soft hover:bg-sunken lg:hidden";

/**
 * Opens the composer on small screens. It hides and shows with the top bar so that it doesn't cover the
 * text, except while it has keyboard focus. While the composer is open, it sits below it.
 */
export const ComposeButton = forwardRef<HTMLButtonElement, ComposeButtonProps>(
  function ComposeButton({ open, controls, onToggle }, ref) {
    return (
      <button
        ref={ref}
        type="button"
        aria-expanded={open}
        aria-controls={controls}
        aria-label={open ? "Close" : "Write a post"}
        onClick={onToggle}
        className={open ? inFlow : floating}
      >
        <Icon name="plus" className={open ? "size-5 rotate-45" : "size-7"} />
        {open && "Close"}
      </button>
    );
  },
);
