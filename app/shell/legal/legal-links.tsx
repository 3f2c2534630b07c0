import { useLocation } from "@remix-run/react";
import { urls } from "~/shared/urls";

const pages = [
  [urls.guidelines, "Community guidelines"],
  [urls.privacy, "Privacy"],
  [urls.terms, "Terms"],
] as const;

/** The pages are documents, so these are plain links. */
export function LegalLinks({ className = "" }: { className?: string }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Guidelines, privacy and terms">
      <ul className={`flex flex-wrap gap-x-4 ${className}`}>
        {pages.map(([href, name]) => (
          <li key={href}>
            <a
              href={href}
              aria-current={pathname === href ? "page" : undefined}
              className="inline-flex touch items-center underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
