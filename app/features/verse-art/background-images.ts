export interface BackgroundImage {
  id: string;
  name: string;
  url: string;
  /** Average color, shown until the image has loaded, or if it fails. */
  tone: string;
  /** Relative luminance (WCAG 2.2) of the darkest and lightest parts. */
  darkest: number;
  lightest: number;
  /** Has many small details, so long passages get a stronger overlay than contrast alone requires. */
  busy?: true;
}

// `node scripts/measure-backgrounds.mjs` writes the numbers. Don't reorder the lists: posts store the
// index of their image.
export const backgroundImages: Readonly<
  Record<"scenery" | "christian" | "abstract", readonly BackgroundImage[]>
> = {
  scenery: [
    {
      id: "mountains-dawn",
      name: "Waking Mountains",
      url: "/backgrounds/mountains-dawn.svg",
      tone: "#7c5875",
      darkest: 0.009,
      lightest: 0.585,
    },
    {
      id: "still-lake",
      name: "Still Waters",
      url: "/backgrounds/still-lake.svg",
      tone: "#647784",
      darkest: 0.023,
      lightest: 0.515,
    },
    {
      id: "wheat-field",
      name: "Ripe Harvest",
      url: "/backgrounds/wheat-field.svg",
      tone: "#a77845",
      darkest: 0.02,
      lightest: 0.88,
    },
    {
      id: "open-sea",
      name: "Open Sea",
      url: "/backgrounds/open-sea.svg",
      tone: "#5c7a7c",
      darkest: 0.026,
      lightest: 0.907,
    },
    {
      id: "night-sky",
      name: "Night Watch",
      url: "/backgrounds/night-sky.svg",
      tone: "#202e4e",
      darkest: 0.003,
      lightest: 0.193,
    },
  ],
  christian: [
    {
      id: "cross-on-hill",
      name: "First Light",
      url: "/backgrounds/cross-on-hill.svg",
      tone: "#80717a",
      darkest: 0.008,
      lightest: 0.685,
    },
    {
      id: "dove",
      name: "Descending Dove",
      url: "/backgrounds/dove.svg",
      tone: "#71777e",
      darkest: 0.044,
      lightest: 0.882,
    },
    {
      id: "book-and-candle",
      name: "Evening Reading",
      url: "/backgrounds/book-and-candle.svg",
      tone: "#593d25",
      darkest: 0.005,
      lightest: 0.876,
    },
    {
      id: "stained-glass",
      name: "Rose Window",
      url: "/backgrounds/stained-glass.svg",
      tone: "#443c62",
      darkest: 0.003,
      lightest: 0.488,
      busy: true,
    },
    {
      id: "vine-and-bread",
      name: "Daily Bread",
      url: "/backgrounds/vine-and-bread.svg",
      tone: "#534330",
      darkest: 0.011,
      lightest: 0.674,
    },
  ],
  abstract: [
    {
      id: "morning-veil",
      name: "Morning Veil",
      url: "/backgrounds/morning-veil.svg",
      tone: "#efdfd8",
      darkest: 0.515,
      lightest: 0.899,
    },
    {
      id: "deep-water",
      name: "Deep Water",
      url: "/backgrounds/deep-water.svg",
      tone: "#2a6470",
      darkest: 0.015,
      lightest: 0.385,
    },
    {
      id: "embers",
      name: "Living Embers",
      url: "/backgrounds/embers.svg",
      tone: "#4f2315",
      darkest: 0.005,
      lightest: 0.245,
    },
    {
      id: "olive-grove",
      name: "Olive Grove",
      url: "/backgrounds/olive-grove.svg",
      tone: "#67754f",
      darkest: 0.029,
      lightest: 0.462,
    },
    {
      id: "violet-hour",
      name: "Violet Hour",
      url: "/backgrounds/violet-hour.svg",
      tone: "#6b4f7f",
      darkest: 0.016,
      lightest: 0.897,
    },
    {
      id: "linen",
      name: "Fine Linen",
      url: "/backgrounds/linen.svg",
      tone: "#ece3d2",
      darkest: 0.565,
      lightest: 0.921,
    },
  ],
};
