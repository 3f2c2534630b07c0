import type { AdminPost } from "../posts";

export const postTypeLabels: Record<AdminPost["type"], string> = {
  text: "Text",
  image: "Image",
  video: "Video",
  prayer: "Prayer",
  event: "Event",
  verse: "Verse",
};
