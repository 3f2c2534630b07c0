import { useCallback, useRef, type RefCallback } from "react";

const controls =
  "a, button, input, select, textarea, label, summary, iframe, [role=menu]";

/**
 * Makes whole cards in a list open their post, by clicking the link on their time: it loads the page, and
 * new tabs work, as with any link. Keyboards and screen readers use that link itself. Native listeners,
 * because React's would also get the clicks in dialogs that a card has opened.
 */
export function useCardClicks(): RefCallback<HTMLElement> {
  const removeListeners = useRef(() => {});
  return useCallback((list: HTMLElement | null) => {
    removeListeners.current();
    if (!list) return;
    const listening = new AbortController();
    removeListeners.current = () => {
      listening.abort();
    };
    // Pressing the button may clear the selection or close a menu; the click was meant for that.
    let dismisses = false;
    const onPointerDown = () => {
      dismisses = hasSelection() || !!document.querySelector(":popover-open");
    };
    const onClick = (event: MouseEvent) => {
      const link = getPostLink(event.target);
      if (!link || event.button === 2 || dismisses || hasSelection()) return;
      const newTab = event.button === 1 || event.ctrlKey || event.metaKey;
      const { shiftKey } = event;
      link.dispatchEvent(
        new MouseEvent("click", {
          bubbles: true,
          cancelable: true,
          view: window,
          // Either key, depending on the system.
          ctrlKey: newTab,
          metaKey: newTab,
          shiftKey,
        }),
      );
    };
    const { signal } = listening;
    list.addEventListener("pointerdown", onPointerDown, { signal });
    list.addEventListener("click", onClick, { signal });
    list.addEventListener("auxclick", onClick, { signal });
  }, []);
}

/** Null for a click on a control, or while something is being written in the card. */
function getPostLink(target: EventTarget | null): Element | null {
  if (!(target instanceof Element) || target.closest(controls)) return null;
  const card = target.closest(".post-card");
  if (!card || card.querySelector("textarea")) return null;
  return card.querySelector(".post-time");
}

const hasSelection = () => getSelection()?.isCollapsed === false;
