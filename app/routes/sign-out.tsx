import { SignOutView } from "~/features/auth/sign-out-view";
import type { RouteHandle } from "~/shell/route-handle";
import { titled } from "~/shell/titled";

export const handle: RouteHandle = { document: true };

export const meta = titled("Sign out");

export default function SignOut() {
  return <SignOutView />;
}
