import { sendJson } from "~/client/api-client";
import { shareOrCopy } from "~/client/share";
import type { Post } from "~/features/posts/post";
import { buildShareContent } from "~/features/posts/share-text";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";

/**
 * Opens the device's share sheet or copies the link. Doesn't wait for the request that counts the share,
 * because the sheet only opens right after a user gesture.
 */
export async function sharePost(
  post: Post,
  productName: string,
): Promise<void> {
  sendJson(urls.api.share(post.id), () => null, {
    body: {},
    idempotencyKey: crypto.randomUUID(),
  }).catch(() => undefined);
  const content = buildShareContent(post, productName, location.origin);
  if (await shareOrCopy(content))
    toast({ title: "Link copied!", variant: "success" });
}
