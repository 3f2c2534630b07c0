import { openDraft } from "~/browser/drafts";
import { takePicture } from "~/features/media/take-picture";
import { sharedCache } from "~/browser/cache-names";
import { sharedEntries } from "./shared";

/** As much of a kept draft as is changed here; its own reader is the composer's (feed/draft.ts). */
interface KeptDraft {
  fields?: {
    text?: string;
    kind?: string;
    picture?: string;
    imageUrl?: string;
  };
  attempt?: null;
}

const asKept = (found: unknown) => (found ?? {}) as KeptDraft;

/**
 * Puts what another app has shared into the member's draft of a post, behind what was begun there. Whether
 * there was anything.
 */
export async function takeShared(viewerId: string): Promise<boolean> {
  // Private windows of some browsers have none.
  if (!("caches" in window) || !(await caches.has(sharedCache))) return false;
  const cache = await caches.open(sharedCache);
  const kept = await cache.match(sharedEntries.words);
  const words = (await kept?.text()) ?? "";
  const picture = await pictureIn(cache);
  // Of several tabs the one that could remove it takes it.
  if (!(await caches.delete(sharedCache))) return false;
  const draft = openDraft(viewerId, "post", asKept);
  const { fields = {} } = draft.read();
  const text = [fields.text ?? "", words]
    .filter((part) => part !== "")
    .join("\n\n");
  draft.write({
    fields: {
      ...fields,
      text,
      ...(picture !== null && { kind: "image", picture, imageUrl: "" }),
    },
    attempt: null,
  });
  return true;
}

/** As a post takes it; null where none was shared, or none that can be read: then a toast has said so. */
async function pictureIn(cache: Cache): Promise<string | null> {
  const kept = await cache.match(sharedEntries.picture);
  if (!kept) return null;
  const blob = await kept.blob();
  const type = kept.headers.get("content-type") ?? "";
  return takePicture(new File([blob], "shared", { type }));
}
