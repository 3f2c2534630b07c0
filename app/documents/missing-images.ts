import { isMissingImage } from "~/shared/image-src";

/** Replaces post images that fail to load by their data-missing-text, as post-image.tsx does in the app. */
export function watchImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(
    "img[data-missing-text]",
  )) {
    const check = () => {
      if (!isMissingImage(image)) return;
      const text = document.createElement("p");
      text.className = missingImageClass;
      text.style.aspectRatio = image.style.aspectRatio;
      text.textContent = image.dataset["missingText"] ?? "";
      (image.closest("a") ?? image).replaceWith(text);
    };
    check();
    image.addEventListener("load", check);
    image.addEventListener("error", check);
  }
}

const missingImageClass =
  "grid place-items-center rounded-control bg-sunken p-4 text-center text-sm text-ink-soft";
