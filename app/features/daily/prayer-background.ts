import {
  allBackgroundImages,
  type BackgroundImage,
} from "~/features/verse-art/backgrounds";

const defaultId = "book-and-candle";

const backgroundIds: Readonly<Record<string, string>> = {
  Morning: "mountains-dawn",
  Forgiveness: "cross-on-hill",
  Work: "olive-grove",
  Family: "vine-and-bread",
  Peace: "still-lake",
  Thanksgiving: "wheat-field",
  Guidance: "night-sky",
  Healing: "deep-water",
  "Church and Mission": "dove",
  Strength: "open-sea",
  "Hope in Grief": "violet-hour",
  Evening: defaultId,
};

export function getPrayerBackground(category: string | null): BackgroundImage {
  const id = backgroundIds[category ?? ""] ?? defaultId;
  const image = allBackgroundImages.find((background) => background.id === id);
  if (!image) throw new RangeError(`No such background: ${id}`);
  return image;
}
