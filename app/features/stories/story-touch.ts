interface StoryTouch {
  /** Held down, or no longer. */
  onHold: (isHeld: boolean) => void;
  onBack: () => void;
  onForward: () => void;
}

/** ms and CSS pixels. What takes longer was holding, what goes farther was scrolling. */
const maxTapMs = 300;
const maxTapMovePx = 10;

/** A press on the left half goes back, on the right half forward; holding only holds. Returns what ends it. */
export function listenForTouch(
  stage: HTMLElement,
  { onHold, onBack, onForward }: StoryTouch,
): () => void {
  let pressed: { x: number; y: number; at: number } | null = null;
  const onDown = (event: PointerEvent) => {
    const { target, isPrimary, button, clientX: x, clientY: y } = event;
    const control =
      target instanceof Element && target.closest("button, select, label");
    if (control || !isPrimary || button !== 0) return;
    // By the finger's clock: a page that is busy for a while makes no tap a hold.
    pressed = { x, y, at: event.timeStamp };
    onHold(true);
  };
  const onUp = ({ clientX, clientY, timeStamp }: PointerEvent) => {
    if (!pressed) return;
    const { x, y, at } = pressed;
    pressed = null;
    onHold(false);
    const far = Math.hypot(clientX - x, clientY - y) > maxTapMovePx;
    if (far || timeStamp - at > maxTapMs) return;
    const { left, width } = stage.getBoundingClientRect();
    if (x < left + width / 2) onBack();
    else onForward();
  };
  // A finger that scrolls is taken over by the browser.
  const onCancel = () => {
    pressed = null;
    onHold(false);
  };
  const onMenu = (event: Event) => {
    if (pressed) event.preventDefault();
  };
  stage.addEventListener("pointerdown", onDown);
  stage.addEventListener("contextmenu", onMenu);
  addEventListener("pointerup", onUp);
  addEventListener("pointercancel", onCancel);
  return () => {
    stage.removeEventListener("pointerdown", onDown);
    stage.removeEventListener("contextmenu", onMenu);
    removeEventListener("pointerup", onUp);
    removeEventListener("pointercancel", onCancel);
  };
}

/** Arrows turn, the space bar pauses; on a control a key does what it does there. */
export function listenForKeys(keys: {
  onBack: () => void;
  onForward: () => void;
  onSpace: () => void;
}): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    const on = target instanceof Element ? target : null;
    if (on?.closest("select")) return;
    if (key === "ArrowLeft") keys.onBack();
    else if (key === "ArrowRight") keys.onForward();
    else if (key === " " && !on?.closest("button")) {
      event.preventDefault();
      keys.onSpace();
    }
  };
  document.addEventListener("keydown", onKeyDown);
  return () => {
    document.removeEventListener("keydown", onKeyDown);
  };
}
