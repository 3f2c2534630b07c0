import { urls } from "~/shared/urls";

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
