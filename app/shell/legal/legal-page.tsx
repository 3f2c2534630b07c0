import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import { DocumentFrame } from "~/shell/document-frame";
import { LandingFooter } from "~/shell/landing/landing-footer";

export interface LegalPart {
  /** Its anchor. */
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  /** One or two sentences for who reads no further. */
  lead: ReactNode;
  /** 'YYYY-MM-DD', when the words were last changed. */
  changed: string;
  parts: readonly LegalPart[];
}

const wholeDate = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** What we promise and ask, as a document for everybody: its parts, and beside them where each is. */
export function LegalPage({ title, lead, changed, parts }: LegalPageProps) {
  return (
    <DocumentFrame
      login={urls.auth()}
      width="max-w-5xl"
      footer={<LandingFooter width="max-w-5xl" />}
    >
      <header className="rounded-[2rem] bg-gold-soft px-6 py-8 sm:px-8 lg:py-12 dark:bg-paper">
        <h1 className="font-serif text-[clamp(2rem,4.5vw,3rem)] leading-[1.1] tracking-[-0.01em]">
          {title}
        </h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty">{lead}</p>
        <p className="mt-4 text-sm">
          Last changed on{" "}
          <time dateTime={changed}>{wholeDate.format(new Date(changed))}</time>
        </p>
      </header>
      <div className="mt-6 lg:grid lg:grid-cols-12 lg:gap-6">
        <nav
          aria-label="On this page"
          className="mb-5 lg:sticky lg:top-16 lg:col-span-4 lg:self-start"
        >
          <ul className="flex flex-wrap gap-x-3 lg:block">
            {parts.map(({ id, title: name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex touch items-center text-sm font-semibold hover:underline"
                >
                  <span className="rounded-full border border-line bg-paper px-3 py-1 text-ink-soft">
                    {name}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="lg:col-span-8">
          {parts.map(({ id, title: name, body }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="scroll-mt-8 border-t border-line py-7 lg:py-8"
            >
              <h2 id={`${id}-title`} className="font-serif text-2xl">
                {name}
              </h2>
              <div className="mt-4 max-w-2xl space-y-4 text-pretty">{body}</div>
            </section>
          ))}
        </div>
      </div>
    </DocumentFrame>
  );
}
