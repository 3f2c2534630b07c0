/** The package has no types. These cover what scripts/fonts.mjs and scripts/icons.mjs use. */
declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: string;
      keepFeatures?: string[];
      noLayoutClosure?: boolean;
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Uint8Array>;
}
