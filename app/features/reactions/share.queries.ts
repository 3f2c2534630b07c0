import { sendJson } from "~/browser/api-client";
import { newIdempotencyKey } from "~/browser/idempotency-key";
import { shareOrCopy } from "~/browser/share";
import type { Post } from "~/features/posts/post";
import { shareContent } from "~/features/posts/share-text";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import type { ShareReply } from "./share";

const asShare = (value: unknown) => value as ShareReply;

/**
 * Passes a post on: by the device's own sheet where there is one, else by its link on the clipboard
 * (spec §7). It is counted first, and nobody waits for that: a sheet opens for a fresh press only.
 */
export async function sharePost(
  post: Post,
  productName: string,
): Promise<void> {
  sendJson(urls.api.share(post.id), asShare, {
    body: {},
    idempotencyKey: newIdempotencyKey(),
  }).catch(() => undefined);
  const content = shareContent(post, productName, location.origin);
  const outcome = await shareOrCopy(content);
  if (outcome === "copied")
    toast({ title: "Link copied!", variant: "success" });
  // Sheet and clipboard are closed to us; there the link can be copied by hand.
  if (outcome === "failed") prompt("Copy this link:", content.url);
}
