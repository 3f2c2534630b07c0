import { useLocation } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { signInAgainWords } from "../act-words";

/** One stolen session is not to decide who may do what: that asks for a fresh one, beside what was chosen here. */
export function SignInAgain() {
  const { pathname, search } = useLocation();
  return (
    <p role="alert" className="rounded-control bg-gold-soft p-3 text-sm">
      {signInAgainWords}{" "}
      <a
        href={urls.api.loginReturningTo(`${pathname}${search}`, 1)}
        target="_blank"
        className="inline-flex touch items-center font-semibold text-primary underline"
      >
        Sign in again
      </a>{" "}
      It opens in a new tab; then come back and save.
    </p>
  );
}
