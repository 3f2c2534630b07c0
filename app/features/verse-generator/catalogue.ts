import {
  backgroundImages,
  gradientCss,
  gradients,
} from "~/features/verse-art/backgrounds";

export const backgroundKinds = [
  { kind: "gradient", label: "Gradient" },
  { kind: "scenery", label: "Scenery" },
  { kind: "christian", label: "Christian" },
  { kind: "abstract", label: "Abstract" },
  { kind: "solid", label: "Solid Color" },
  { kind: "custom", label: "Custom" },
] as const;

export type BackgroundKind = (typeof backgroundKinds)[number]["kind"];
/** Kinds with built-in backgrounds. */
export type CatalogueKind = Exclude<BackgroundKind, "solid" | "custom">;

export interface Swatch {
  name: string;
  /** A CSS `background` value. */
  css?: string;
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

export interface NamedColor {
  name: string;
  value: string;
}

export const backgroundColors: readonly NamedColor[] = [
  { name: "Evening blue", value: "#26356b" },
  { name: "Forest", value: "#1f4d3a" },
  { name: "Wine", value: "#6b1f35" },
  { name: "Umber", value: "#5a3a1c" },
  { name: "Slate", value: "#2b2f3a" },
  { name: "Parchment", value: "#f3e9d2" },
];

export const textColors: readonly NamedColor[] = [
  { name: "White", value: "#ffffff" },
  { name: "Ivory", value: "#fff4d9" },
  { name: "Gold", value: "#f6d488" },
  { name: "Sky", value: "#cfe4ff" },
  { name: "Ink", value: "#2a241c" },
  { name: "Black", value: "#000000" },
];
