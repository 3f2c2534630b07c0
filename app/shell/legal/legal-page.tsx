import { DocumentFrame } from "~/shell/document-frame";
import { LandingFooter } from "~/shell/landing/landing-footer";
import { urls } from "~/shared/urls";
import { useSite, type Site } from "~/ui/site";

interface LegalPageProps {
  title: string;
  lead: string;
  /** 'YYYY-MM-DD' */
  changed: string;
  html: string;
}

const longDate = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const proseClass =
  "space-y-4 px-6 text-pretty sm:px-8 [&_:is(h2,h3)]:font-serif [&_h2]:pt-6 [&_h2]:text-2xl [&_a]:wrap-anywhere [&_a]:underline [&_a]:decoration-line-strong [&_a]:underline-offset-4 [&_blockquote]:border-s-2 [&_blockquote]:border-line-strong [&_blockquote]:ps-4 [&_blockquote]:font-serif [&_blockquote]:text-xl [&_blockquote_em]:block [&_blockquote_em]:text-sm [&_blockquote_em]:not-italic [&_h3]:text-xl [&_li]:ps-1 [&_li]:marker:text-gold [&_:is(ol,ul)]:space-y-2 [&_:is(ol,ul)]:ps-5 [&_ol]:list-decimal [&_ul]:list-disc";

/** The text comes from a Markdown file of ours; only the installation's name and addresses are added. */
function fillIn(html: string, { productName, host, contactEmail }: Site) {
  return html
    .replaceAll("{productName}", productName)
    .replaceAll("{host}", host)
    .replaceAll(
      "{email}",
      `<a href="mailto:${contactEmail}">${contactEmail}</a>`,
    );
}

export function LegalPage({ title, lead, changed, html }: LegalPageProps) {
  const site = useSite();
  return (
    <DocumentFrame
      login={urls.auth()}
      width="max-w-3xl"
      footer={<LandingFooter width="max-w-3xl" />}
    >
      <header className="rounded-[2rem] bg-gold-soft px-6 py-8 sm:px-8 lg:py-12 dark:bg-paper">
        <h1 className="font-serif text-[clamp(2rem,4.5vw,3rem)] leading-[1.1] tracking-[-0.01em]">
          {title}
        </h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty">
          {fillIn(lead, site)}
        </p>
        <p className="mt-4 text-sm">
          Last updated on{" "}
          <time dateTime={changed}>{longDate.format(new Date(changed))}</time>
        </p>
      </header>
      <div
        className={proseClass}
        dangerouslySetInnerHTML={{ __html: fillIn(html, site) }}
      />
    </DocumentFrame>
  );
}
