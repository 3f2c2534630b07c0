import { sendJson } from "~/browser/api-client";
import { forgetDrafts } from "~/browser/drafts";
import { urls } from "~/shared/urls";

/**
 * spec §2: a phone ends the session by a call first, whatever comes of it, and then leaves by the
 * same full navigation as the desktop.
 */
export async function signOutOnPhone(): Promise<void> {
  await sendJson(urls.api.clearSession, () => null).catch(() => null);
  forgetDrafts();
  location.assign(urls.api.logout);
}
