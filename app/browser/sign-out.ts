import { urls } from "~/shared/urls";
import { forgetDrafts } from "./drafts";
import { asksBeforeSignOut } from "./outbox/door";
import { isReachable } from "./reachable";

const loadUnsent = () => import("./unsent").catch(() => null);

/** The account that this page was made for; another tab may have signed in somebody else since. */
const pageOwner = () => document.documentElement.dataset["member"] ?? "";

/** Deletes what this page's account has typed and not sent. What waits for other accounts stays. */
export async function forgetUnsent(): Promise<void> {
  forgetDrafts(pageOwner());
  await (await loadUnsent())?.forgetItems(pageOwner());
}

/** Signs out, once the user has confirmed that unsent text may be lost. `before` runs first. */
export async function signOut(before?: () => Promise<void>): Promise<void> {
  const go = async () => {
    await before?.();
    // Without the server nobody is signed out: then nothing may be lost.
    if (await isReachable()) await forgetUnsent();
    location.assign(urls.api.logout);
  };
  const asks = asksBeforeSignOut(() => void go());
  if (asks) return;
  // The dialog has not loaded yet.
  const stays =
    asks === undefined &&
    (await (await loadUnsent())?.mayLoseUnsent(pageOwner())) === false;
  if (!stays) await go();
}

/** For a link that signs out. */
export function onSignOutClick(event: { preventDefault: () => void }): void {
  event.preventDefault();
  void signOut();
}
