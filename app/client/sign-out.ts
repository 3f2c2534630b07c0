import { urls } from "~/shared/urls";
import { deleteDrafts } from "./drafts";
import { confirmSignOut, outboxCode } from "./outbox";
import { isReachable } from "./reachable";

const loadUnsent = () => outboxCode.loadUnsent().catch(() => null);

/** The user this page was rendered for; another tab may have signed in someone else since. */
const getPageOwner = () => document.documentElement.dataset["member"] ?? "";

/** Deletes the drafts and unsent items of this page's user. Those of other users stay. */
export async function deleteUnsent(): Promise<void> {
  deleteDrafts(getPageOwner());
  await (await loadUnsent())?.deleteItems(getPageOwner());
}

/** Signs out, once the user has confirmed that unsent text may be lost. `before` runs first. */
export async function signOut(before?: () => Promise<void>): Promise<void> {
  const go = async () => {
    await before?.();
    // If the server is unreachable, the user isn't signed out, so nothing may be deleted.
    if (await isReachable()) await deleteUnsent();
    location.assign(urls.api.logout);
  };
  const isDialogOpen = confirmSignOut(() => void go());
  if (isDialogOpen) return;
  // The dialog hasn't loaded yet.
  const isCancelled =
    isDialogOpen === undefined &&
    (await (await loadUnsent())?.confirmLosingUnsent(getPageOwner())) === false;
  if (!isCancelled) await go();
}

/** For a link that signs out. */
export function onSignOutClick(event: { preventDefault: () => void }): void {
  event.preventDefault();
  void signOut();
}
