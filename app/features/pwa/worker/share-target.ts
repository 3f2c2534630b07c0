import { sharedCache } from "~/browser/cache-names";
import { urls } from "~/shared/urls";
import { sharedEntries, sharedFields, wordsShared } from "../shared";

/**
 * What another app shares (`POST /share`) is laid aside for the composer, which takes it as soon as somebody
 * is signed in, and the composer is opened: even where there is no room to lay anything aside.
 */
export async function receiveShare(request: Request): Promise<Response> {
  await layAside(request).catch(console.error);
  return Response.redirect(new URL(urls.write, request.url), 303);
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
  await cache.put(sharedEntries.words, new Response(words.join("\n\n")));
  const picture = form.get(sharedFields.picture);
  if (picture instanceof Blob && picture.size > 0) {
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
