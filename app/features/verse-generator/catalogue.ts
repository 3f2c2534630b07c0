import { gradientCss, gradients } from "~/features/verse-art/backgrounds";
import { pictures } from "~/features/verse-art/pictures";

/** spec §4, in the order of spec §2. */
export const backgroundKinds = [
  { kind: "gradient", label: "Gradient" },
  { kind: "scenery", label: "Scenery" },
  { kind: "christian", label: "Christian" },
  { kind: "abstract", label: "Abstract" },
  { kind: "solid", label: "Solid Color" },
  { kind: "custom", label: "Custom" },
] as const;

export type BackgroundKind = (typeof backgroundKinds)[number]["kind"];
/** Kinds whose backgrounds are ours to choose from. */
export type CatalogueKind = Exclude<BackgroundKind, "solid" | "custom">;

export interface Swatch {
  name: string;
  /** A CSS background. */
  css?: string;
  /** A drawing's address, and the colour of all of it. */
  url?: string;
  tone?: string;
}

export const catalogue: Record<CatalogueKind, readonly Swatch[]> = {
  gradient: gradients.map((gradient) => ({
    name: gradient.name,
    css: gradientCss(gradient),
  })),
  ...pictures,
};

export interface NamedColour {
  name: string;
  value: string;
}

/** Grounds on which white or dark text reads, and then text for any ground. */
export const groundColours: readonly NamedColour[] = [
  { name: "Evening blue", value: "#26356b" },
  { name: "Forest", value: "#1f4d3a" },
  { name: "Wine", value: "#6b1f35" },
  { name: "Umber", value: "#5a3a1c" },
  { name: "Slate", value: "#2b2f3a" },
  { name: "Parchment", value: "#f3e9d2" },
];

export const textColours: readonly NamedColour[] = [
  { name: "White", value: "#ffffff" },
  { name: "Ivory", value: "#fff4d9" },
  { name: "Gold", value: "#f6d488" },
  { name: "Sky", value: "#cfe4ff" },
  { name: "Ink", value: "#2a241c" },
  { name: "Black", value: "#000000" },
];
