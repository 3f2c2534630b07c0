import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { addToDraft } from "~/features/feed/add-to-draft";
import { prepareImage } from "~/features/media/prepare-image";
import { sharedCache } from "~/client/cache-names";
import { sharedContentUrls } from "~/shared/share-target";

/** Imports content shared with the app into the composer: at once, or after sign-in. */
export function SharedContentHost() {
  const viewerId = useViewer()?.id;
  const navigate = useNavigate();
  useEffect(() => {
    if (viewerId === undefined) return;
    void importSharedContent(viewerId).then((taken) => {
      if (taken) navigate(urls.compose, { replace: true });
    });
  }, [viewerId, navigate]);
  return null;
}

/** Appends shared content to the user's post draft. Returns whether there was any. */
export async function importSharedContent(viewerId: string): Promise<boolean> {
  // Some browsers' private windows have no Cache Storage.
  if (!("caches" in window) || !(await caches.has(sharedCache))) return false;
  const cache = await caches.open(sharedCache);
  const stored = await cache.match(sharedContentUrls.text);
  const text = (await stored?.text()) ?? "";
  const image = await getSharedImage(cache);
  // If several tabs try this, only the one that deletes the cache imports the content.
  if (!(await caches.delete(sharedCache))) return false;
  addToDraft(viewerId, text, image);
  return true;
}

/** A data URL. Null if no image was shared or if it can't be decoded; then a toast has shown the error. */
async function getSharedImage(cache: Cache): Promise<string | null> {
  const stored = await cache.match(sharedContentUrls.image);
  if (!stored) return null;
  const blob = await stored.blob();
  const type = stored.headers.get("content-type") ?? "";
  return prepareImage(new File([blob], "shared", { type }));
}
