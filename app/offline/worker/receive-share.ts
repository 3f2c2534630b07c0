import { sharedCache } from "~/client/cache-names";
import { urls } from "~/shared/urls";
import { joinSharedText, sharedContentUrls } from "~/shared/share-target";

/** Characters: four times a post's limit, so that users see what they have to cut. */
const maxTextLength = 20_000;
/** Phone photos have up to 20 MB; the composer scales them down. */
const maxImageBytes = 50 * 1024 * 1024;

/**
 * Stores what another app shares (`POST /share`) and redirects to the composer, which imports it once a user is signed
 * in. Redirects even if storing fails.
 */
export async function receiveShare(request: Request): Promise<Response> {
  if (isFromOtherSite(request)) {
    return new Response("Forbidden", { status: 403 });
  }
  await saveShared(request).catch(console.error);
  return Response.redirect(new URL(urls.compose, request.url), 303);
}

/**
 * The system's share sheet sends Origin: null and no referrer; another site's form sends at least one unless it
 * suppresses both.
 */
function isFromOtherSite({ headers, referrer, url }: Request): boolean {
  const own = new URL(url).origin;
  return [headers.get("origin"), referrer].some(
    (from) => URL.canParse(from ?? "") && new URL(from ?? "").origin !== own,
  );
}

/** Appends the text to any that is still stored; the newest image replaces an earlier one. */
async function saveShared(request: Request): Promise<void> {
  const form = await request.formData();
  const cache = await caches.open(sharedCache);
  const stored = await cache.match(sharedContentUrls.text);
  const fields = ["title", "text", "url"]
    .map((name) => form.get(name))
    .filter((field) => typeof field === "string");
  const parts = [await stored?.text(), joinSharedText(...fields)].filter(
    Boolean,
  );
  const text = parts.join("\n\n").slice(0, maxTextLength);
  await cache.put(sharedContentUrls.text, new Response(text));
  const image = form.get("image");
  if (image instanceof Blob && image.size > 0 && image.size <= maxImageBytes) {
    await cache.put(
      sharedContentUrls.image,
      new Response(image, { headers: { "content-type": image.type } }),
    );
  }
}
