import { urls } from "~/shared/urls";
import { deleteDrafts } from "./drafts";
import { outboxCode } from "./outbox";
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
  if (!navigator.onLine) {
    alert("You're offline. You need a connection to sign out.");
    return;
  }
  const unsent = await loadUnsent();
  if (unsent && !(await unsent.confirmLosingUnsent(getPageOwner()))) return;
  await before?.();
  // If the server is unreachable, the user isn't signed out, so nothing may be deleted.
  if (await isReachable()) await deleteUnsent();
  location.assign(urls.api.logout);
}

/** For a link that signs out. */
export function onSignOutClick(event: { preventDefault: () => void }): void {
  event.preventDefault();
  void signOut();
}
