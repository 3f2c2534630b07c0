import { sharedCache } from "~/browser/cache-names";
import { urls } from "~/shared/urls";
import { sharedEntries, sharedFields, wordsShared } from "../shared";

/** Characters: four times a post's, so that people see what they have to cut. */
const maxTextLength = 20_000;
/** Bytes. Photos of phones have up to 20 MB; the composer scales them. */
const maxPictureBytes = 50 * 1024 * 1024;

/**
 * What another app shares (`POST /share`) is laid aside for the composer, which takes it as soon as somebody
 * is signed in, and the composer is opened: even where there is no room to lay anything aside.
 */
export async function receiveShare(request: Request): Promise<Response> {
  if (isFromOtherSite(request)) {
    return new Response("Forbidden", { status: 403 });
  }
  await layAside(request).catch(console.error);
  return Response.redirect(new URL(urls.write, request.url), 303);
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

/** Further words join those that still wait; of pictures the last one counts, as in a post. */
async function layAside(request: Request): Promise<void> {
  const form = await request.formData();
  const cache = await caches.open(sharedCache);
  const waiting = await cache.match(sharedEntries.words);
  const words = [
    (await waiting?.text()) ?? "",
    wordsShared(
      wordsIn(form, sharedFields.title),
      wordsIn(form, sharedFields.text),
      wordsIn(form, sharedFields.url),
    ),
  ].filter((part) => part !== "");
  const text = words.join("\n\n").slice(0, maxTextLength);
  await cache.put(sharedEntries.words, new Response(text));
  const picture = form.get(sharedFields.picture);
  if (
    picture instanceof Blob &&
    picture.size > 0 &&
    picture.size <= maxPictureBytes
  ) {
    await cache.put(
      sharedEntries.picture,
      new Response(picture, { headers: { "content-type": picture.type } }),
    );
  }
}

function wordsIn(form: FormData, name: string): string | null {
  const field = form.get(name);
  return typeof field === "string" ? field : null;
}
