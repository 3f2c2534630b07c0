/** spec §9. */
const shownFor = 5000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something in the document's one live region (shell/document-frame.tsx), for five seconds. */
export function showToast(words: string): void {
  const place = document.querySelector("[data-toast]");
  if (!place) return;
  clearTimeout(timer);
  // Emptied first: the same words said again are heard again.
  place.textContent = "";
  requestAnimationFrame(() => {
    place.textContent = words;
  });
  timer = setTimeout(() => {
    place.textContent = "";
  }, shownFor);
}
