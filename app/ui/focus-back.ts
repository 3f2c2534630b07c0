/**
 * The focus goes back to where it was before; where nothing is there any more, or nothing was, it goes
 * on with a dialog that is open, or at the page's content. `leaving`: a dialog that is no longer one.
 */
export function focusBack(before: Element | null, leaving?: Element): void {
  if (takes(before)) return;
  const dialog = [...document.querySelectorAll("[data-dialog]")].find(
    (layer) => layer !== leaving,
  );
  takes(
    dialog?.querySelector("[role=dialog]") ?? document.getElementById("main"),
  );
}

function takes(place: Element | null): boolean {
  if (!(place instanceof HTMLElement) || place === document.body) return false;
  place.focus({ preventScroll: true });
  return document.activeElement === place;
}

/**
 * For what was pressed and has gone: its section's heading has the focus then, or the page's content.
 * Nothing happens where the focus is somewhere already.
 */
export function focusHeading(section: Element | null | undefined): void {
  if (document.activeElement !== document.body) return;
  const heading = section?.querySelector<HTMLElement>("h1, h2, h3") ?? null;
  heading?.setAttribute("tabindex", "-1");
  focusBack(heading);
}
