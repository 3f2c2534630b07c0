import { signOut } from "~/features/auth/sign-out.server";
import { resource } from "~/platform/problem.server";

export const loader = resource(({ context, request }) =>
  signOut(context.app, request),
);

export const action = loader;
