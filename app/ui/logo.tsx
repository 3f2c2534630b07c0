import { useSite } from "~/ui/site";

/**
 * An open book with a flame above it, which together look like a person with open arms (Psalm 119:105). The book
 * uses the theme's primary colour; the flame is the same in both themes.
 */
export function Mark({ className = "size-8" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={`shrink-0 ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="fill-primary stroke-primary"
        strokeLinejoin="round"
        d="M14.6 29.3C12 26 7.6 24 2 23.8V12c5.6.3 10 2.7 12.6 6.8zM17.4 29.3C20 26 24.4 24 30 23.8V12c-5.6.3-10 2.7-12.6 6.8z"
      />
      <path
        fill="#dc9a2c"
        d="M16 1c3.4 3.6 5.1 6.4 5.1 9a5.1 5.1 0 0 1-10.2 0c0-2.6 1.7-5.4 5.1-9z"
      />
    </svg>
  );
}

type LogoProps = {
  className?: string;
  /** A size utility for the mark. */
  size?: string;
};

/** The mark and the product's name. */
export function Logo({ className = "", size = "size-8" }: LogoProps) {
  const { productName } = useSite();
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <Mark className={size} />
      <span className="font-serif text-2xl leading-none tracking-tight text-ink">
        {productName}
      </span>
    </span>
  );
}
