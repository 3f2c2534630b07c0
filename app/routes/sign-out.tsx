import { SignOutView } from "~/features/auth/sign-out-view";
import type { RouteHandle } from "~/shell/route-handle";
import { pageMeta } from "~/shell/page-meta";

export const handle: RouteHandle = { document: true };

export const meta = pageMeta("Sign out");

export default function SignOut() {
  return <SignOutView />;
}
