import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { signOut } from "~/features/auth/sign-out.server";

export function loader({ context: { app }, request }: LoaderFunctionArgs) {
  return signOut(app, request);
}

export const action = loader;
