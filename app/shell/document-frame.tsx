import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { SkipLink } from "./skip-link";
import { ThemeIcon } from "./theme";

interface DocumentFrameProps {
  /** The URL of the sign-in link. */
  login: string;
  /** A `max-w-*` class. */
  width?: string;
  footer?: ReactNode;
  children: ReactNode;
}

/** The layout of a document, which is never hydrated. */
export function DocumentFrame({
  login,
  width = "max-w-2xl",
  footer,
  children,
}: DocumentFrameProps) {
  return (
    <>
      <div className="flex min-h-dvh flex-col bg-background text-ink">
        <SkipLink />
        <header className="border-b border-line pt-[env(safe-area-inset-top)]">
          <DocumentHeader login={login} className={`min-h-16 px-4 ${width}`} />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className={`mx-auto w-full flex-1 px-4 pt-3 pb-12 outline-none sm:pt-5 ${width}`}
        >
          {children}
        </main>
        {footer}
        <template data-toast-close="">
          <button
            type="button"
            aria-label="Close"
            className="pointer-events-auto absolute top-0.5 right-0.5 grid touch place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <Icon name="close" className="size-5" />
          </button>
        </template>
      </div>
      <p
        role="status"
        data-toast=""
        className="pointer-events-none fixed inset-x-3 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-50 mx-auto w-fit max-w-[420px] wrap-anywhere not-empty:animate-rise not-empty:rounded-card not-empty:border not-empty:border-line not-empty:bg-paper not-empty:py-3 not-empty:pr-12 not-empty:pl-5 not-empty:shadow-float not-data-failed:font-semibold data-at-top:top-[calc(1rem+env(safe-area-inset-top))] data-at-top:bottom-auto data-failed:border-danger!"
      />
    </>
  );
}

interface VisitorFrameProps extends Pick<
  DocumentFrameProps,
  "width" | "children"
> {
  /** Where signing in leads. */
  returnTo: string;
}

/** For a page that is a document for visitors and part of the app for signed-in users. */
export function VisitorFrame({ returnTo, ...props }: VisitorFrameProps) {
  // A document is never hydrated, so the client bundle doesn't include its frame.
  const isDocument = useViewer() === null && import.meta.env.SSR;
  if (!isDocument) return props.children;
  return (
    <DocumentFrame login={urls.api.loginReturningTo(returnTo)} {...props} />
  );
}

export const headerLink =
  "touch inline-flex items-center justify-center rounded-control px-3 font-semibold transition-colors hover:bg-paper/50";

interface DocumentHeaderProps {
  login: string;
  className: string;
  children?: ReactNode;
}

/** Signed-in users get a link to Home instead of Sign in. The theme toggle is hidden without JavaScript. */
export function DocumentHeader({
  login,
  className,
  children,
}: DocumentHeaderProps) {
  const root = useRouteLoaderData<{ viewer: unknown }>("root");
  const signedIn = Boolean(root?.viewer);
  return (
    <div
      className={`mx-auto flex flex-wrap items-center justify-end gap-1 ${className}`}
    >
      <a href={urls.root} className="mr-auto inline-flex touch items-center">
        <Logo />
      </a>
      {children}
      <button
        type="button"
        data-action="theme"
        className="inline-flex needs-script touch items-center justify-center rounded-control transition-colors hover:bg-paper/50"
      >
        <ThemeIcon />
        <span className="sr-only dark:hidden">Dark Mode</span>
        <span className="sr-only hidden dark:inline">Light Mode</span>
      </button>
      <a href={signedIn ? urls.home : login} className={headerLink}>
        {signedIn ? "Home" : "Sign in"}
      </a>
    </div>
  );
}
