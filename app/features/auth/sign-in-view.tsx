import { SignInButtons, SignInTerms } from "~/features/auth/sign-in-links";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { Scene } from "~/ui/scene";
import { useSite } from "~/ui/site";
import { installHelp, type DevicePlatform } from "~/shared/install";

const platforms: Record<DevicePlatform, string> = {
  ios: "iPhone and iPad",
  android: "Android",
  other: "Other devices",
};

/**
 * Replaces Login and Sign Up on a narrow screen. The button opens the browser's install prompt; without JavaScript it
 * shows the manual steps.
 */
function DownloadApp({ returnTo }: { returnTo: string }) {
  return (
    <div className="mt-8 hidden [@media(max-width:768px)_and_(display-mode:browser)]:[html:not([data-installed],[data-standalone],[data-browser])_&]:block">
      <a
        href="#how-to-install"
        data-action="install"
        className="flex touch w-full items-center justify-center gap-3 rounded-control bg-primary px-5 py-3 text-lg font-semibold text-on-primary transition-colors hover:bg-primary-strong"
      >
        <Icon name="download" className="size-6" /> Download App
      </a>
      <p className="mt-2 text-center">
        <a
          href={urls.auth({ returnTo, browser: "1" })}
          data-action="browser"
          className="inline-flex touch items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          Continue in browser
        </a>
      </p>
      <section
        id="how-to-install"
        aria-labelledby="how-to-install-heading"
        className="hidden rounded-control border border-line bg-paper p-5 target:block"
      >
        <h2 id="how-to-install-heading" className="font-serif text-xl">
          How to install
        </h2>
        <dl className="mt-3 space-y-3 text-sm">
          {(["ios", "android", "other"] as const).map((platform) => (
            <div key={platform}>
              <dt className="font-semibold">{platforms[platform]}</dt>
              <dd className="text-ink-soft">{installHelp[platform]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

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
