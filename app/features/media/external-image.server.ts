import type { AppContext } from "~/platform/context.server";
import { fetchPicture } from "~/platform/external-picture.server";
import { imageTypes } from "~/platform/images.server";
import { BadPicture } from "~/platform/images/picture.server";
import { countUpload } from "~/platform/rate-limit.server";
import { AppError } from "~/shared/errors";
import { isExternalImage } from "~/shared/image-source";
import { standInSize } from "~/shared/shown-image";
import { urls } from "~/shared/urls";
import { isImageShown } from "./image-use.server";

const day = "public, max-age=86400";
/** A host that is down is asked again after five minutes. */
const failed = "public, max-age=300";

/** A picture of nothing: what a card draws behind it is seen, and a page can tell it (shown-image.ts). */
const standIn = `<svg xmlns="http://www.w3.org/2000/svg" width="${standInSize}" height="${standInSize}"/>`;

/**
 * Somebody else's picture for a page, through us. Where its host has none now the answer is a picture
 * nevertheless: a reader's browser would draw a broken one, and complain of it in its console.
 */
export async function showExternalImage(
  context: AppContext,
  address: string,
): Promise<Response> {
  return (
    (await externalImage(context, address)) ??
    new Response(standIn, {
      headers: { "content-type": "image/svg+xml", "cache-control": failed },
    })
  );
}

/** The same for whoever draws with it: `not_found` where there is none. */
export async function readExternalImage(
  context: AppContext,
  address: string,
): Promise<Response> {
  const answer = await externalImage(context, address);
  if (!answer) throw noPicture();
  return answer;
}

/**
 * Anyone may see what something here shows; somebody signed in any other too, as often as they
 * may upload, for that is the preview of what they write. To the rest there is nothing here: we are nobody's
 * proxy. Null where its host has none.
 */
async function externalImage(
  context: AppContext,
  address: string,
): Promise<Response | null> {
  if (!isExternalImage(address)) throw noPicture();
  const [shown, viewer] = await Promise.all([
    isImageShown(context.db, address),
    context.viewer(),
  ]);
  if (!shown && !viewer) throw noPicture();
  const key = new URL(urls.externalImage(address), context.request.url);
  const kept = await context.cache?.match(key);
  if (kept) return kept.status === 404 ? null : kept;
  if (!shown) await countUpload(context);
  const answer = await fetched(context, address);
  if (context.cache) {
    context.waitUntil(context.cache.put(key, answer.clone()));
  }
  return answer.status === 404 ? null : answer;
}

async function fetched(
  { env }: AppContext,
  address: string,
): Promise<Response> {
  try {
    const { host } = new URL(env.SITE_URL);
    const { bytes, type } = await fetchPicture(address, host);
    return new Response(bytes, {
      headers: {
        "content-type": imageTypes[type],
        "content-length": `${bytes.length}`,
        "cache-control": day,
      },
    });
  } catch (error) {
    if (!(error instanceof BadPicture)) throw error;
    return new Response(null, {
      status: 404,
      headers: { "cache-control": failed },
    });
  }
}

function noPicture(): AppError {
  return new AppError("not_found", { detail: "There is no such picture." });
}
