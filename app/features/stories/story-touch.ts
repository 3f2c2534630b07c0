interface StoryTouch {
  onHold: (isHeld: boolean) => void;
  onBack: () => void;
  onForward: () => void;
}

/** A longer press is a hold, a larger movement is scrolling. */
const maxTapMs = 300;
const maxTapMovePx = 10;

/** A tap on the left half goes back, on the right half forward; holding pauses. Returns a cleanup function. */
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
    // The event's timestamp: a busy main thread must not turn a tap into a hold.
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
  // The browser takes over when a finger scrolls.
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

/** Arrow keys navigate, the space bar pauses. Keys on controls keep their own meaning. */
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
