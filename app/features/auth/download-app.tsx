import { installHelp, type DevicePlatform } from "~/shared/install";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";

const platforms: Record<DevicePlatform, string> = {
  ios: "iPhone and iPad",
  android: "Android",
  other: "Other devices",
};

/**
 * Replaces Login and Sign Up on a narrow screen. The button opens the browser's install prompt; without JavaScript it
 * shows the manual steps.
 */
export function DownloadApp({ returnTo }: { returnTo: string }) {
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
