import { urls } from "~/shared/urls";

const control =
  "touch flex w-full items-center justify-center rounded-control px-5 py-3 text-lg font-semibold transition-colors";

/** Both lead to the same provider, which offers sign-in and sign-up. */
export function SignInButtons({ returnTo }: { returnTo: string }) {
  const login = urls.api.loginReturningTo(returnTo);
  return (
    <>
      <a
        href={login}
        data-first-choice=""
        className={`${control} bg-primary text-on-primary hover:bg-primary-strong`}
      >
        Login
      </a>
      <a
        href={login}
        className={`${control} border border-line-strong bg-paper text-ink hover:bg-sunken`}
      >
        Sign Up
      </a>
    </>
  );
}
