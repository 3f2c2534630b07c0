import type { Background } from "~/features/verse-art/look";
import { readAsset } from "./asset.server";

/** The drawing of ours that a verse stands on, as SVG; null where it stands on something else. */
export async function readDrawing(
  background: Background,
  assets: Fetcher,
): Promise<string | null> {
  const url =
    background.kind === "drawing"
      ? background.picture.url
      : background.kind === "custom"
        ? background.url
        : "";
  return /^\/backgrounds\/[\w-]+\.svg$/.test(url)
    ? (await readAsset(url, assets)).text()
    : null;
}
