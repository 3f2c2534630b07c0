import { isMissing } from "~/shared/shown-image";

/** Where a post's picture has gone stands what was on it (data-gone), as in the app (post-image.tsx). */
export function watchPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(
    "img[data-gone]",
  )) {
    const look = () => {
      if (!isMissing(image)) return;
      const words = document.createElement("p");
      words.className = goneClass;
      words.style.aspectRatio = image.style.aspectRatio;
      words.textContent = image.dataset["gone"] ?? "";
      (image.closest("a") ?? image).replaceWith(words);
    };
    look();
    image.addEventListener("load", look);
    image.addEventListener("error", look);
  }
}

const goneClass =
  "grid place-items-center rounded-control bg-sunken p-4 text-center text-sm text-ink-soft";
