/** Tailwind's fallback for browsers without `@property`; its `@supports` conditions match only those. */
const fallback =
  /@layer properties\s*\{\s*@supports[^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/g;

/**
 * Removes Tailwind's fallback for browsers without `@property`, because nearly all of those also lack the Popover API,
 * which our menus need. Saves 440 bytes gzip on every page.
 *
 * @returns {import("vite").Plugin}
 */
export function registeredProperties() {
  return {
    name: "registered-properties",
    // Runs after Tailwind's plugin and before Vite hashes the file.
    enforce: "pre",
    apply: "build",
    transform: (code, id) =>
      /\.css(\?|$)/.test(id) ? code.replace(fallback, "") : null,
  };
}
