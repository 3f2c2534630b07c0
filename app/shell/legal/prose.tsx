import type { ReactNode } from "react";
import { useSite } from "~/ui/site";

/** How these pages set their words. */

export function Points({ children }: { children: ReactNode }) {
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-gold">{children}</ul>
  );
}

export function Steps({ children }: { children: ReactNode }) {
  return (
    <ol className="list-decimal space-y-2 pl-5 marker:text-gold">{children}</ol>
  );
}

/** A list whose entries begin with what they are about. */
export function Named({
  entries,
}: {
  entries: readonly (readonly [name: string, words: ReactNode])[];
}) {
  return (
    <dl className="space-y-4">
      {entries.map(([name, words]) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

export function InlineLink({
  href,
  children,
}: {
  href: string;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      className="wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {children}
    </a>
  );
}

/** Where somebody answers, as this installation has it. */
export function Contact() {
  const { contactEmail } = useSite();
  return (
    <InlineLink href={`mailto:${contactEmail}`}>{contactEmail}</InlineLink>
  );
}
