import { Closing } from "~/shell/landing/closing";
import { Features } from "~/shell/landing/features";
import { Hero } from "~/shell/landing/hero";
import { LandingFooter } from "~/shell/landing/landing-footer";
import { LandingHeader } from "~/shell/landing/landing-header";
import { Mission } from "~/shell/landing/mission";
import { Vision } from "~/shell/landing/vision";

interface LandingPageProps {
  /** Shown after deleting an account. */
  farewell?: string | null;
}

/** A document, never hydrated. */
export function LandingPage({ farewell = null }: LandingPageProps) {
  return (
    <div className="bg-background text-ink">
      <a
        href="#main"
        className="sr-only rounded-control bg-primary px-5 py-3 font-semibold text-on-primary focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-20 focus:px-5 focus:py-3"
      >
        Skip to content
      </a>
      {farewell !== null && (
        <p role="status" className="bg-paper px-4 py-3 text-center">
          {farewell}
        </p>
      )}
      <div className="relative">
        <LandingHeader />
      </div>
      <main id="main">
        <Hero />
        <Features />
        <Vision />
        <Mission />
        <Closing />
      </main>
      <LandingFooter />
    </div>
  );
}
