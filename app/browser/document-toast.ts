/** spec §9. */
const shownFor = 5000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What was pressed last: the toast leaves it and its neighbours free. */
let pressed: HTMLElement | null = null;

export function keepClearOf(control: HTMLElement): void {
  pressed = control;
}

/** Says something in the document's one live region (shell/document-frame.tsx), for five seconds. */
export function showToast(words: string): void {
  show(false, [words]);
}

/** Where a failure can be mended. */
interface Remedy {
  href: string;
  label: string;
}

/** The same for what did not work (spec §8): under 'Error', as toasts of the app are. */
export function showFailure(words: string, remedy?: Remedy): void {
  show(true, [
    made("span", "block font-semibold text-danger", "Error"),
    made("span", "block text-sm", words),
    ...(remedy ? [linkTo(remedy)] : []),
  ]);
}

function show(failed: boolean, parts: (Node | string)[]): void {
  const place = document.querySelector<HTMLElement>("[data-toast]");
  if (!place) return;
  clearTimeout(timer);
  // Emptied first: the same words said again are heard again.
  place.replaceChildren();
  requestAnimationFrame(() => {
    place.toggleAttribute("data-failed", failed);
    place.toggleAttribute("data-high", isLow(pressed));
    place.replaceChildren(...parts, closeButton(place));
  });
  const end = () => {
    // What somebody is about to press is not taken away.
    if (place.matches(":focus-within, :hover")) {
      timer = setTimeout(end, shownFor);
    } else place.replaceChildren();
  };
  timer = setTimeout(end, shownFor);
}

/** Whether it stands in the lower half of the window, where toasts appear else. */
function isLow(control: HTMLElement | null): boolean {
  if (!control) return false;
  const { top, bottom } = control.getBoundingClientRect();
  return top + bottom > innerHeight;
}

function closeButton(place: HTMLElement): HTMLElement {
  const button = made(
    "button",
    "pointer-events-auto absolute top-0.5 right-0.5 grid touch place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink",
    "",
  );
  button.setAttribute("aria-label", "Close");
  button.replaceChildren(cross());
  button.addEventListener("click", () => {
    clearTimeout(timer);
    place.replaceChildren();
    pressed?.focus({ preventScroll: true });
  });
  return button;
}

/** ui/icon's, whose table of paths weighs more than this script may. */
function cross(): SVGElement {
  const namespace = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(namespace, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "size-5");
  svg.setAttribute("stroke", "currentColor");
  svg.setAttribute("stroke-width", "1.75");
  svg.setAttribute("stroke-linecap", "round");
  const path = document.createElementNS(namespace, "path");
  path.setAttribute("d", "M6 6l12 12M18 6L6 18");
  svg.replaceChildren(path);
  return svg;
}

function made(tag: "a" | "button" | "span", className: string, words: string) {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = words;
  return element;
}

function linkTo({ href, label }: Remedy): HTMLElement {
  const link = made(
    "a",
    "pointer-events-auto -mb-2 -ml-3 inline-flex touch items-center rounded-control px-3 text-sm font-semibold text-primary hover:bg-sunken",
    label,
  );
  link.setAttribute("href", href);
  return link;
}
