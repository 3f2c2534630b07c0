import italic from "~/fonts/eb-garamond-italic.woff2?url";

/** For `meta`: asked for with the page, because added words stand in its first lines and must not move them. */
export const italicFace = {
  tagName: "link" as const,
  rel: "preload",
  as: "font",
  type: "font/woff2",
  href: italic,
  crossOrigin: "anonymous" as const,
};
