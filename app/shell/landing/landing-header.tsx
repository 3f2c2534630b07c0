import { useRouteLoaderData } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { DocumentThemeButton } from "~/shell/document-theme-button";
import { Logo } from "~/ui/logo";

const sections = [
  ["#features", "Features"],
  ["#vision", "Vision"],
  ["#mission", "Mission"],
] as const;

const control =
  "touch inline-flex items-center justify-center rounded-control px-3 font-semibold transition-colors hover:bg-paper/50";

/** Signed-in users see a link to Home instead of Sign in. */
export function LandingHeader() {
  const root = useRouteLoaderData<{ viewer: unknown }>("root");
  const signedIn = Boolean(root?.viewer);
  return (
    <header className="absolute inset-x-0 top-0 z-10">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-end gap-1 px-4 py-4 sm:px-8 lg:py-6">
        <a
          href={urls.landing}
          className="mr-auto inline-flex touch items-center"
        >
          <Logo />
        </a>
        <nav aria-label="On this page" className="hidden md:flex">
          {sections.map(([href, name]) => (
            <a key={href} href={href} className={control}>
              {name}
            </a>
          ))}
        </nav>
        <DocumentThemeButton />
        <a href={signedIn ? urls.home : urls.auth()} className={control}>
          {signedIn ? "Home" : "Sign in"}
        </a>
      </div>
    </header>
  );
}
