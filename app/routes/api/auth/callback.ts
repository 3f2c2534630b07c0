import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { completeSignIn } from "~/features/auth/sign-in.server";
import { refuseMethod } from "~/platform/api.server";

export function loader({ context: { app }, request }: LoaderFunctionArgs) {
  return completeSignIn(app, request);
}

export const action = refuseMethod(["GET", "HEAD"]);
