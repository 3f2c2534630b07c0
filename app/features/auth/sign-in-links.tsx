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

const inline =
  "underline decoration-line-strong underline-offset-4 hover:decoration-current";

export function SignInTerms() {
  return (
    <p className="mt-4 text-sm text-ink-soft">
      By signing in you agree to our{" "}
      <a href={urls.terms} className={inline}>
        terms
      </a>{" "}
      and{" "}
      <a href={urls.guidelines} className={inline}>
        community guidelines
      </a>
      . Our{" "}
      <a href={urls.privacy} className={inline}>
        privacy page
      </a>{" "}
      explains what data we store about you.
    </p>
  );
}
