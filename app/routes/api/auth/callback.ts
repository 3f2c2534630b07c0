import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { completeSignIn } from "~/features/auth/sign-in.server";
import { methodNotAllowed } from "~/platform/api.server";

export function loader({ context: { app }, request }: LoaderFunctionArgs) {
  return completeSignIn(app, request);
}

export const action = methodNotAllowed(["GET", "HEAD"]);
