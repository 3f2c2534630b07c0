import { DownloadApp } from "~/features/auth/download-app";
import { SignInTerms } from "~/features/auth/sign-in-terms";
import { SignInButtons } from "~/features/auth/sign-in-buttons";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { Scene } from "~/ui/scene";
import { useSite } from "~/ui/site";

interface SignInViewProps {
  /** A validated path of this site, "/" by default. */
  returnTo: string;
  /** Why the last attempt failed. */
  problem?: string | null;
  /** False after the user chose to continue in the browser. */
  offerDownload?: boolean;
}

/**
 * A document that isn't hydrated. On a narrow screen in a normal browser window, the download replaces the buttons. CSS
 * decides this with media queries and the attributes set by boot.ts, so it also works without JavaScript.
 */
export function SignInView({
  returnTo,
  problem,
  offerDownload = true,
}: SignInViewProps) {
  const { productName } = useSite();
  return (
    <main
      id="main"
      className="grid min-h-dvh grid-rows-[minmax(9rem,32vh)_1fr] bg-background text-ink lg:grid-cols-[6fr_5fr] lg:grid-rows-1"
    >
      <div className="relative">
        <Scene className="absolute inset-0" />
        <blockquote className="relative hidden px-12 pt-[14vh] text-center font-serif text-2xl text-balance lg:block">
          <p>
            “But the path of the just is as the shining light, that shineth more
            and more unto the perfect day.”
          </p>
          <footer className="mt-3 font-sans text-sm">
            <cite className="not-italic">Proverbs 4:18</cite>
          </footer>
        </blockquote>
      </div>
      <div className="relative z-10 -mt-6 flex justify-center rounded-t-card bg-background px-6 pt-10 pb-12 lg:mt-0 lg:items-center lg:rounded-none lg:py-12">
        <div className="w-full max-w-sm">
          <a href={urls.landing} className="inline-flex touch items-center">
            <Logo />
          </a>
          <h1 className="mt-6 font-serif text-4xl lg:mt-10">Welcome back</h1>
          {problem && (
            <p
              role="alert"
              className="mt-6 flex gap-3 rounded-control border border-danger bg-paper p-4 text-danger"
            >
              <Icon name="warning" className="mt-0.5 size-5" />
              {problem}
            </p>
          )}
          {offerDownload && <DownloadApp returnTo={returnTo} />}
          <div
            className={`mt-8 space-y-3 ${
              offerDownload
                ? "[@media(max-width:768px)_and_(display-mode:browser)]:[html:not([data-installed],[data-standalone],[data-browser])_&]:hidden"
                : ""
            }`}
          >
            <SignInButtons returnTo={returnTo} />
          </div>
          <p className="mt-6 text-ink-soft">
            New to {productName}? You'll be able to create an account after
            signing in.
          </p>
          <SignInTerms />
        </div>
      </div>
    </main>
  );
}
