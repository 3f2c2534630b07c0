import { urls } from "~/shared/urls";
import type { SignedIn } from "./seeds";

/** `one` follows `other`, who approves it if that is needed. */
export async function followApproved(
  one: SignedIn,
  other: SignedIn,
): Promise<void> {
  await one.client.post(urls.api.follow(other.id), { desired: true });
  await other.client.post(urls.api.follower(one.id), { desired: true });
}
