/** The elements of features/posts/post-video.tsx around a control. */
function getParts(control: HTMLElement) {
  const video = control.closest("[data-video]");
  return {
    poster: video?.querySelector<HTMLElement>("[data-action=play]"),
    close: video?.querySelector<HTMLElement>("[data-close]"),
    frame: video?.querySelector("iframe"),
  };
}

/** Inserts the player. Nothing is requested from the video's host before that. */
export function play(control: HTMLElement): void {
  const { poster, close } = getParts(control);
  if (!poster || !close) return;
  const frame = document.createElement("iframe");
  frame.src = poster.dataset["embed"] ?? "";
  frame.title = poster.getAttribute("aria-label") ?? "";
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  frame.className = "absolute inset-0 size-full";
  poster.hidden = true;
  poster.parentElement?.appendChild(frame);
  close.hidden = false;
  close.querySelector("button")?.focus();
}

export function closeVideo(control: HTMLElement): void {
  const { poster, close, frame } = getParts(control);
  if (!poster || !close) return;
  frame?.remove();
  close.hidden = true;
  poster.hidden = false;
  poster.focus();
}
