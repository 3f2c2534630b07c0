/**
 * Restores the focus to `previous`. If that's gone or can't take the focus, focuses an open dialog (other than the
 * `closing` one) or the page's main content.
 */
export function restoreFocus(
  previous: Element | null,
  closing?: Element,
): void {
  if (tryFocus(previous)) return;
  const dialog = [...document.querySelectorAll("[data-dialog]")].find(
    (layer) => layer !== closing,
  );
  tryFocus(
    dialog?.querySelector("[role=dialog]") ?? document.getElementById("main"),
  );
}

function tryFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || element === document.body)
    return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * After the focused control was removed: focuses its section's heading or the main content. No-op if something else
 * has the focus.
 */
export function focusHeading(section: Element | null | undefined): void {
  if (document.activeElement !== document.body) return;
  const heading = section?.querySelector<HTMLElement>("h1, h2, h3") ?? null;
  heading?.setAttribute("tabindex", "-1");
  restoreFocus(heading);
}

/** After the focused control was removed from a list: the list has rendered one task later. */
export function focusMainAfterRemoval(): void {
  setTimeout(() => {
    focusHeading(document.getElementById("main"));
  });
}
