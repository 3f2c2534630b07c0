/** spec §9. */
const shownFor = 5000;
let timer: ReturnType<typeof setTimeout> | undefined;

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
    place.replaceChildren(...parts);
  });
  const end = () => {
    // What somebody is about to press is not taken away.
    if (place.matches(":focus-within, :hover")) {
      timer = setTimeout(end, shownFor);
    } else place.replaceChildren();
  };
  timer = setTimeout(end, shownFor);
}

function made(tag: "a" | "span", className: string, words: string) {
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
