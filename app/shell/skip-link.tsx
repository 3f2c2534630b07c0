/** The page's first link, visible while it has the focus. Its target is `<main id="main">`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
