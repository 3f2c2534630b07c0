/** A ref that focuses its element on mount. */
export const focusOnMount = (element: HTMLElement | null) => {
  element?.focus();
};

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

function tryFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || element === document.body)
    return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** After this time, a removal has another cause. */
const maxWaitMs = 30_000;

/**
 * Call it when the focused control is about to be removed, at once or after a response. Then the focus moves to a
 * button in its list item, in the nearest other one (also of an outer list), or else to the section's heading or, without
 * one, the section.
 */
export function restoreFocusAfterRemoval(): void {
  const control = document.activeElement;
  if (!control || control === document.body) return;
  const nearest: Element[] = [];
  let item = control.closest("li");
  while (item) {
    const items = [...(item.parentElement?.children ?? [])];
    const index = items.indexOf(item);
    nearest.push(...items.slice(index), ...items.slice(0, index).reverse());
    item = item.parentElement?.closest("li") ?? null;
  }
  const section = control.closest("section");
  const observer = new MutationObserver(() => {
    if (control.isConnected) return;
    observer.disconnect();
    if (document.activeElement !== document.body) return;
    if (nearest.some((other) => tryFocus(other.querySelector("button"))))
      return;
    const parent = section?.isConnected
      ? section
      : document.getElementById("main");
    const target = parent?.querySelector("h1, h2, h3") ?? parent ?? null;
    target?.setAttribute("tabindex", "-1");
    restoreFocus(target);
  });
  observer.observe(document, { childList: true, subtree: true });
  setTimeout(() => {
    observer.disconnect();
  }, maxWaitMs);
}
