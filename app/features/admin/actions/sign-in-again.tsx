import { useLocation } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { signInAgainMessage } from "../action-text";

/** Opens the sign-in in a new tab, so the form here keeps its values. */
export function SignInAgain() {
  const { pathname, search } = useLocation();
  return (
    <p role="alert" className="rounded-control bg-gold-soft p-3 text-sm">
      {signInAgainMessage}{" "}
      <a
        href={urls.api.loginReturningTo(`${pathname}${search}`, 1)}
        target="_blank"
        className="inline-flex touch items-center font-semibold text-primary underline"
      >
        Sign in again
      </a>{" "}
      It opens in a new tab. Then come back and save.
    </p>
  );
}
