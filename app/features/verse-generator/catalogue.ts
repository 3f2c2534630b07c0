import {
  backgroundImages,
  gradientCss,
  gradients,
} from "~/features/verse-art/backgrounds";

export const backgroundKinds = [
  { value: "gradient", label: "Gradient" },
  { value: "scenery", label: "Scenery" },
  { value: "christian", label: "Christian" },
  { value: "abstract", label: "Abstract" },
  { value: "solid", label: "Solid Color" },
  { value: "custom", label: "Custom" },
] as const;

export type BackgroundKind = (typeof backgroundKinds)[number]["value"];
/** Kinds with built-in backgrounds. */
export type CatalogueKind = Exclude<BackgroundKind, "solid" | "custom">;

export interface Swatch {
  name: string;
  /** A CSS `background` value. */
  css?: string;
  /** An image, shown over its tone. */
  url?: string;
  tone?: string;
}

export const catalogue: Record<CatalogueKind, readonly Swatch[]> = {
  gradient: gradients.map((gradient) => ({
    name: gradient.name,
    css: gradientCss(gradient),
  })),
  ...backgroundImages,
};

export const backgroundColors: readonly Swatch[] = [
  { name: "Evening blue", css: "#26356b" },
  { name: "Forest", css: "#1f4d3a" },
  { name: "Wine", css: "#6b1f35" },
  { name: "Umber", css: "#5a3a1c" },
  { name: "Slate", css: "#2b2f3a" },
  { name: "Parchment", css: "#f3e9d2" },
];

export const textColors: readonly Swatch[] = [
  { name: "White", css: "#ffffff" },
  { name: "Ivory", css: "#fff4d9" },
  { name: "Gold", css: "#f6d488" },
  { name: "Sky", css: "#cfe4ff" },
  { name: "Ink", css: "#2a241c" },
  { name: "Black", css: "#000000" },
];
