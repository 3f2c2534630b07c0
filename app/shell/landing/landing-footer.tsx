import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { useSite } from "~/ui/site";

const link =
  "touch inline-flex items-center gap-2 underline decoration-line-strong underline-offset-4 hover:decoration-current";

export function LandingFooter() {
  const { contactEmail, siteUrl, host } = useSite();
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-7xl flex-col gap-6 px-6 py-10 sm:px-8 md:flex-row md:items-center md:justify-between">
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
    </footer>
  );
}
