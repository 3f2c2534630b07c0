import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { Scene } from "~/ui/scene";
import { useSite } from "~/ui/site";
import { DocumentHeader, headerLink } from "../document-frame";
import { SkipLink } from "../skip-link";
import { Features } from "./features";
import { LandingFooter } from "./landing-footer";
import { Mission } from "./mission";
import OpenBook from "./open-book.svg?component";

/** A document, never hydrated. */
export function LandingPage() {
  return (
    <div className="bg-background text-ink">
      <SkipLink />
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

const sections = [
  ["#features", "Features"],
  ["#vision", "Vision"],
  ["#mission", "Mission"],
] as const;

function LandingHeader() {
  return (
    <header className="absolute inset-x-0 top-0 z-10">
      <DocumentHeader
        login={urls.auth()}
        className="max-w-7xl px-4 py-4 sm:px-8 lg:py-6"
      >
        <nav aria-label="On this page" className="hidden md:flex">
          {sections.map(([href, name]) => (
            <a key={href} href={href} className={headerLink}>
              {name}
            </a>
          ))}
        </nav>
      </DocumentHeader>
    </header>
  );
}

function Hero() {
  const { productName } = useSite();
  return (
    <section className="relative flex min-h-[max(50rem,100svh)] justify-center overflow-hidden lg:min-h-[max(52rem,100svh)]">
      <Scene className="absolute inset-0" />
      <div className="relative max-w-4xl px-6 pt-28 text-center sm:pt-32">
        <h1 className="font-serif text-[clamp(2.75rem,9vw,4.75rem)] leading-[1.02] tracking-[-0.02em]">
          Faith is a road we walk together
        </h1>
        <p className="mx-auto mt-5 max-w-2xl text-lg text-balance">
          {productName} is a home for Christian believers and their churches,
          wherever they are: to read the Bible, to pray for one another, and to
          share what God is doing.
        </p>
        <p className="mt-7">
          <CallToAction label={`Try ${productName} Now`} />
        </p>
      </div>
    </section>
  );
}

/** Night over the earth, with a lamp wherever someone prays: dark in both themes. */
function Vision() {
  return (
    <section
      id="vision"
      data-theme="dark"
      aria-labelledby="vision-heading"
      className="flex justify-center bg-[#0d1022] bg-[url(/backgrounds/earth-night.svg)] bg-[length:max(100%,60rem)_auto] bg-bottom bg-no-repeat px-6 pt-24 pb-[calc(max(100vw,60rem)*0.21+4rem)] text-center text-ink lg:pt-32"
    >
      <div className="max-w-3xl">
        <h2 id="vision-heading" className="font-semibold text-gold">
          Our vision
        </h2>
        <p className="mt-5 font-serif text-[clamp(2rem,4.5vw,3rem)] leading-[1.1] tracking-[-0.01em] text-balance">
          A world where no believer is far from fellowship
        </p>
        <p className="mx-auto mt-6 max-w-2xl text-lg text-balance text-ink-soft">
          Where the screen in your hand opens on Scripture, on prayer, and on a
          brother or sister in Christ, whichever language you pray in and
          whichever church you call your own.
        </p>
        <blockquote className="mx-auto mt-12 max-w-xl font-serif text-xl text-balance">
          <p>
            “For where two or three are gathered together in my name, there am I
            in the midst of them.”
          </p>
          <footer className="mt-3 font-sans text-sm text-gold">
            <cite className="not-italic">Matthew 18:20</cite>
          </footer>
        </blockquote>
      </div>
    </section>
  );
}

function Closing() {
  return (
    <section
      aria-labelledby="closing-heading"
      className="px-4 pb-20 sm:px-8 lg:pb-28"
    >
      <div className="mx-auto max-w-7xl overflow-hidden rounded-[2rem] bg-gold-soft px-6 pt-12 text-center lg:pt-16 dark:bg-paper">
        <OpenBook />
        <h2
          id="closing-heading"
          className="mt-8 font-serif text-[clamp(2rem,4.5vw,3rem)] leading-[1.1] tracking-[-0.01em]"
        >
          There is room for you here
        </h2>
        <p className="mx-auto mt-4 max-w-md text-lg text-balance">
          Come in as you are, look around, and say hello.
        </p>
        <p className="mt-8 pb-14 lg:pb-20">
          <CallToAction label="Start Your Journey Today" />
        </p>
      </div>
    </section>
  );
}

function CallToAction({ label }: { label: string }) {
  return (
    <a
      href={urls.auth()}
      className="group inline-flex touch items-center justify-center gap-3 rounded-full bg-primary px-6 py-4 text-base font-semibold text-on-primary shadow-float transition-colors hover:bg-primary-strong sm:px-8 sm:text-lg"
    >
      {label}
      <Icon
        name="arrow-right"
        className="size-5 transition-transform group-hover:translate-x-1"
      />
    </a>
  );
}
