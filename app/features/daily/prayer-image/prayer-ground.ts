import { allPictures } from "~/features/verse-art/backgrounds";
import type { Picture } from "~/features/verse-art/pictures";

/** The reading by candlelight, for a category that has no other. */
const usual = "book-and-candle";

/** Of our drawings, by a prayer's category, the one that is most like it. */
const grounds: Readonly<Record<string, string>> = {
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
  Evening: usual,
};

export function prayerGround(category: string | null): Picture {
  const id = grounds[category ?? ""] ?? usual;
  const picture = allPictures.find((one) => one.id === id);
  if (!picture) throw new RangeError(`No such drawing: ${id}`);
  return picture;
}
