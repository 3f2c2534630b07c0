import { SignOutView } from "~/features/auth/sign-out-view";
import type { RouteHandle } from "~/shell/document-mode";

export const handle: RouteHandle = { document: true };

export default function SignOut() {
  return <SignOutView />;
}
