import { useLocation } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { signInAgainWords } from "../act-words";

/** One stolen session is not to decide who may do what: that asks for a fresh one. */
export function SignInAgain() {
  const { pathname, search } = useLocation();
  return (
    <p role="alert" className="rounded-control bg-gold-soft p-3 text-sm">
      {signInAgainWords}{" "}
      <a
        href={urls.api.loginReturningTo(`${pathname}${search}`, 1)}
        className="font-semibold text-primary underline"
      >
        Sign in again
      </a>
    </p>
  );
}
