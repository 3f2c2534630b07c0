import italic from "~/fonts/eb-garamond-italic.woff2?url";

/** Preloaded, because the first lines contain italics and shouldn't move when the font arrives. */
export const italicFontPreload = {
  tagName: "link" as const,
  rel: "preload",
  as: "font",
  type: "font/woff2",
  href: italic,
  crossOrigin: "anonymous" as const,
};
