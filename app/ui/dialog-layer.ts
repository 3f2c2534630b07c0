import { focusBack } from "./focus-back";

/** How a person asks for a dialog to be closed. */
export type CloseRequest = "escape" | "button" | "backdrop" | "back";

/**
 * While a dialog is open nothing else on the page can be reached, except what a toast says: a modal
 * `<dialog>` would silence that too. Returns what undoes it and gives the focus back.
 */
export function holdPage(layer: HTMLElement): () => void {
  const opener = document.activeElement;
  const scrollbarWidth = innerWidth - document.documentElement.clientWidth;
  const held = [...document.body.children].filter(
    (other) =>
      other !== layer &&
      !other.hasAttribute("inert") &&
      !other.querySelector("[data-toasts]"),
  );
  for (const other of held) other.setAttribute("inert", "");
  // The scrollbar goes; what stood beside it stays where it was.
  const { documentElement: html } = document;
  const padding = html.style.paddingRight;
  html.style.paddingRight = `${scrollbarWidth}px`;
  firstFocus(layer)?.focus({ preventScroll: true });
  const endCircle = keepTabInside(layer);
  return () => {
    endCircle();
    for (const other of held) other.removeAttribute("inert");
    html.style.paddingRight = padding;
    focusBack(opener, layer);
  };
}

/** Its first field where there is a keyboard; on a phone one would spring up over half of it. */
function firstFocus(layer: HTMLElement): HTMLElement | null {
  const keyboard = matchMedia("(hover: hover) and (pointer: fine)").matches;
  return (
    (keyboard && layer.querySelector<HTMLElement>("[data-first-field]")) ||
    layer.querySelector<HTMLElement>("[role=dialog]")
  );
}

/** Tab goes round within a dialog; from a toast, where F8 leads, it comes back into it. */
function keepTabInside(layer: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, defaultPrevented, target } = event;
    if (key !== "Tab" || defaultPrevented) return;
    const stops = tabStops(layer);
    const edge = shiftKey ? stops[0] : stops.at(-1);
    const inside =
      target instanceof Element &&
      layer.contains(target) &&
      target !== edge &&
      !(shiftKey && target.getAttribute("role") === "dialog");
    if (inside) return;
    event.preventDefault();
    (shiftKey ? stops.at(-1) : stops[0])?.focus();
  };
  document.addEventListener("keydown", onKeyDown);
  return () => {
    document.removeEventListener("keydown", onKeyDown);
  };
}

const focusable =
  "a[href], button, input, select, textarea, summary, [tabindex]";

function tabStops(layer: HTMLElement): HTMLElement[] {
  return [...layer.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(":disabled") &&
      one.getClientRects().length > 0,
  );
}

/** Hears Escape and a press beside the dialog. Returns what ends it. */
export function listenForClose(
  layer: HTMLElement,
  onRequest: (by: CloseRequest) => void,
): () => void {
  // Who selects text and lets go beside the dialog has not pressed there.
  let pressedBeside = false;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const { target } = event;
    const elsewhere =
      target instanceof Element &&
      target !== document.body &&
      !layer.contains(target);
    if (!elsewhere && !event.isComposing) onRequest("escape");
  };
  const onPointerDown = ({ target }: Event) => {
    pressedBeside = target === layer;
  };
  const onClick = ({ target }: Event) => {
    if (target === layer && pressedBeside) onRequest("backdrop");
  };
  document.addEventListener("keydown", onKeyDown);
  layer.addEventListener("pointerdown", onPointerDown);
  layer.addEventListener("click", onClick);
  return () => {
    document.removeEventListener("keydown", onKeyDown);
    layer.removeEventListener("pointerdown", onPointerDown);
    layer.removeEventListener("click", onClick);
  };
}

/** Keeps a dialog above a phone's keyboard, which covers a page without making it smaller. */
export function keepInSight(layer: HTMLElement): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => undefined;
  const fit = () => {
    // Zoomed in, a person looks at a part on purpose.
    const covered = seen.scale === 1 && seen.height < innerHeight - 1;
    layer.style.height = covered ? `${seen.height}px` : "";
    layer.style.top = covered ? `${seen.offsetTop}px` : "";
  };
  seen.addEventListener("resize", fit);
  seen.addEventListener("scroll", fit);
  return () => {
    seen.removeEventListener("resize", fit);
    seen.removeEventListener("scroll", fit);
  };
}
