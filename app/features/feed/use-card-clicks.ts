import { useEffect } from "react";

const controls =
  "a, button, input, select, textarea, label, summary, iframe, [role=menu]";

/**
 * Makes whole cards in lists open their post, by clicking the link on their time: it loads the page, and new
 * tabs work, as with any link. Keyboards and screen readers use that link itself.
 */
export function useCardClicks(): void {
  useEffect(() => {
    // Pressing the button may clear the selection or close a menu; the click was meant for that.
    let dismisses = false;
    const onPointerDown = () => {
      dismisses = hasSelection() || !!document.querySelector(":popover-open");
    };
    const onClick = (event: MouseEvent) => {
      const { button, ctrlKey, metaKey, shiftKey } = event;
      const link = getPostLink(event.target);
      if (!link || button === 2 || dismisses || hasSelection()) return;
      const inNewTab = button === 1 || ctrlKey || metaKey;
      // The system decides which of the two keys counts.
      const keys = { ctrlKey: inNewTab, metaKey: inNewTab, shiftKey };
      link.dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }),
      );
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("click", onClick);
    document.addEventListener("auxclick", onClick);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("click", onClick);
      document.removeEventListener("auxclick", onClick);
    };
  }, []);
}

/** Null outside of lists, for a click on a control, and while something is being written in the card. */
function getPostLink(target: EventTarget | null): Element | null {
  if (!(target instanceof Element) || target.closest(controls)) return null;
  const card = target.closest(".post-card");
  if (!card || card.querySelector("textarea")) return null;
  return card.querySelector("a.post-time");
}

const hasSelection = () => getSelection()?.isCollapsed === false;
