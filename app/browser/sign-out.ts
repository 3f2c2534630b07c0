import { urls } from "~/shared/urls";
import { forgetDrafts } from "./drafts";
import { asksBeforeSignOut } from "./outbox/door";

/** On a link that signs out: nothing of the person stays on this device, and what was not sent is asked about first. */
export function leave(event: { preventDefault: () => void }): void {
  const go = () => {
    forgetDrafts();
    location.assign(urls.api.logout);
  };
  if (asksBeforeSignOut(go)) event.preventDefault();
  else forgetDrafts();
}
