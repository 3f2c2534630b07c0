import type { MouseEvent as ReactMouseEvent } from "react";

const controls =
  "a, button, input, select, textarea, label, summary, iframe, [role=menu]";

const hasSelection = () => getSelection()?.isCollapsed === false;

/** Pressing the button may clear the selection or close a menu; the click was meant for that. */
let dismisses = false;

function onClick(event: ReactMouseEvent): void {
  const link = getPostLink(event.target);
  if (!link || event.button === 2 || dismisses || hasSelection()) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const inNewTab = event.button === 1 || ctrlKey || metaKey;
  // The system decides which of the two keys counts.
  const keys = { ctrlKey: inNewTab, metaKey: inNewTab, shiftKey };
  link.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }),
  );
}

/** Null for a click on a control, and while something is being written in the card. */
function getPostLink(target: EventTarget): Element | null {
  if (!(target instanceof Element) || target.closest(controls)) return null;
  const card = target.closest(".post-card:not(:has(textarea))");
  return card?.querySelector("a.post-time") ?? null;
}

/**
 * For a list: makes whole cards open their post, by clicking the link on their time: it loads the page, and new tabs
 * work, as with any link. Keyboards and screen readers use that link itself.
 */
export const cardClickListeners = {
  onPointerDown: () => {
    dismisses = hasSelection() || !!document.querySelector(":popover-open");
  },
  onClick,
  onAuxClick: onClick,
};
