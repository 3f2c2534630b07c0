import { restoreFocus } from "./restore-focus";

/**
 * Makes everything but the dialog and the toasts inert and moves the focus into the dialog. A modal `<dialog>` would
 * make toasts inert too. Returns a function that undoes it and restores the focus.
 */
export function makePageInert(layer: HTMLElement): () => void {
  const opener = document.activeElement;
  const scrollbarWidth = innerWidth - document.documentElement.clientWidth;
  const inertElements = [...document.body.children].filter(
    (other) =>
      other !== layer &&
      !other.hasAttribute("inert") &&
      !other.matches("[data-toast]") &&
      !other.querySelector("[data-toasts]"),
  );
  for (const other of inertElements) other.setAttribute("inert", "");
  // Padding replaces the scrollbar, so that the page doesn't shift.
  const { documentElement: html } = document;
  const padding = html.style.paddingRight;
  html.style.paddingRight = `${scrollbarWidth}px`;
  getInitialFocus(layer)?.focus({ preventScroll: true });
  return () => {
    for (const other of inertElements) other.removeAttribute("inert");
    html.style.paddingRight = padding;
    restoreFocus(opener, layer);
  };
}

/** The first field on devices with a keyboard; on a phone, focusing it opens the on-screen keyboard: `always` wants that. */
function getInitialFocus(layer: HTMLElement): HTMLElement | null {
  const hasKeyboard = matchMedia("(hover: hover) and (pointer: fine)").matches;
  const field = hasKeyboard
    ? "[data-first-field]"
    : "[data-first-field=always]";
  return (
    layer.querySelector<HTMLElement>(field) ??
    layer.querySelector<HTMLElement>("[role=dialog]")
  );
}

/** Calls back on Escape and on a click on the backdrop. */
export function listenForClose(
  layer: HTMLElement,
  onRequest: () => void,
  signal: AbortSignal,
): void {
  // Selecting text and releasing the button over the backdrop isn't a click on it.
  let pointerDownOnBackdrop = false;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const { target } = event;
    const isOutside =
      target instanceof Element &&
      target !== document.body &&
      !layer.contains(target);
    if (!isOutside && !event.isComposing) onRequest();
  };
  const onPointerDown = ({ target }: Event) => {
    pointerDownOnBackdrop = target === layer;
  };
  const onClick = ({ target }: Event) => {
    if (target === layer && pointerDownOnBackdrop) onRequest();
  };
  document.addEventListener("keydown", onKeyDown, { signal });
  layer.addEventListener("pointerdown", onPointerDown, { signal });
  layer.addEventListener("click", onClick, { signal });
}

/** Keeps the dialog above a phone's on-screen keyboard, which covers the page without resizing it. */
export function fitVisualViewport(
  layer: HTMLElement,
  signal: AbortSignal,
): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const fit = () => {
    // Not while the user has zoomed in.
    const covered = viewport.scale === 1 && viewport.height < innerHeight - 1;
    layer.style.height = covered ? `${viewport.height}px` : "";
    layer.style.top = covered ? `${viewport.offsetTop}px` : "";
  };
  viewport.addEventListener("resize", fit, { signal });
  viewport.addEventListener("scroll", fit, { signal });
}
