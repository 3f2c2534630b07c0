import type { AppContext } from "~/platform/context.server";
import { fetchPicture } from "~/platform/external-picture.server";
import { imageTypes } from "~/platform/images.server";
import { BadPicture } from "~/platform/images/picture.server";
import { countUpload } from "~/platform/rate-limit.server";
import { AppError } from "~/shared/errors";
import { isExternalImage } from "~/shared/image-source";
import { urls } from "~/shared/urls";
import { isImageShown } from "./image-use.server";

const day = "public, max-age=86400";
/** A host that is down is asked again after five minutes. */
const failed = "public, max-age=300";

/**
 * Somebody else's picture, through us. Anyone may see what something here shows; somebody signed in
 * any other too, as often as he may upload, for that is the preview of what he writes. To the rest
 * there is nothing here: we are nobody's proxy.
 */
export async function showExternalImage(
  context: AppContext,
  address: string,
): Promise<Response> {
  if (!isExternalImage(address)) throw noPicture();
  const [shown, viewer] = await Promise.all([
    isImageShown(context.db, address),
    context.viewer(),
  ]);
  if (!shown && !viewer) throw noPicture();
  const key = new URL(urls.externalImage(address), context.request.url);
  const kept = await context.cache?.match(key);
  if (kept?.status === 404) throw noPicture();
  if (kept) return kept;
  if (!shown) await countUpload(context);
  const answer = await fetched(context, address);
  if (context.cache) {
    context.waitUntil(context.cache.put(key, answer.clone()));
  }
  if (answer.status === 404) throw noPicture();
  return answer;
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
