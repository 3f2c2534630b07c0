import { Link } from "@remix-run/react";
import { readerHref, type Passage } from "../passage";
import { versions } from "../versions";

/** Adds a second version, changes it or removes it. Links, so that it works without JavaScript. */
export function ParallelNav({ passage }: { passage: Passage }) {
  const { version, parallel } = passage;
  const others = versions.filter(({ id }) => id !== version.id);
  return (
    <nav
      aria-label="Compare with"
      className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-soft"
    >
      <span aria-hidden="true">Compare with</span>
      {[...others, ...(parallel ? [undefined] : [])].map((option) => (
        <Link
          key={option?.id ?? ""}
          to={readerHref({ ...passage, parallel: option })}
          replace
          preventScrollReset
          title={option?.name}
          aria-current={(option && option.id === parallel?.id) || undefined}
          className="grid touch place-items-center underline underline-offset-4 hover:text-ink aria-[current]:font-semibold aria-[current]:no-underline"
        >
          {option?.id ?? "None"}
        </Link>
      ))}
    </nav>
  );
}
