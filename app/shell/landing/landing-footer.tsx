import { LegalLinks } from "~/shell/legal/legal-links";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { useSite } from "~/ui/site";

const link =
  "touch inline-flex items-center gap-2 underline decoration-line-strong underline-offset-4 hover:decoration-current";

/** `width`: a `max-w-*` class, the same as the page's. */
export function LandingFooter({ width = "max-w-7xl" }: { width?: string }) {
  const { contactEmail, siteUrl, host } = useSite();
  return (
    <footer className="border-t border-line">
      <div
        className={`mx-auto flex flex-col gap-6 px-6 pt-10 sm:px-8 md:flex-row md:items-center md:justify-between ${width}`}
      >
        <div>
          <Logo />
          <p className="mt-2 text-sm text-ink-soft">
            Scripture quotations are from the King James Version.
          </p>
        </div>
        <address className="flex flex-col wrap-anywhere not-italic sm:flex-row sm:gap-8">
          <a href={`mailto:${contactEmail}`} className={link}>
            <Icon name="mail" className="size-5 text-gold" />
            {contactEmail}
          </a>
          <a href={siteUrl} className={link}>
            <Icon name="link" className="size-5 text-gold" />
            {host}
          </a>
        </address>
      </div>
      <div className={`mx-auto px-6 pt-4 pb-10 sm:px-8 ${width}`}>
        <LegalLinks />
      </div>
    </footer>
  );
}
