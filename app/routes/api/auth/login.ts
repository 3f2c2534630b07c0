import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { beginSignIn } from "~/features/auth/sign-in.server";
import { methodNotAllowed } from "~/platform/api.server";

export function loader({ context: { app }, request }: LoaderFunctionArgs) {
  return beginSignIn(app, request);
}

export const action = methodNotAllowed(["GET", "HEAD"]);
