/** What Tailwind writes for browsers without `@property`, asked for by features only they lack. */
const fallback =
  /@layer properties\s*\{\s*@supports[^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/g;

/**
 * The stylesheet without Tailwind's values for browsers that cannot register properties: nearly all
 * of those lack the Popover API too, which our menus need. 440 bytes gzip on every page.
 *
 * @returns {import("vite").Plugin}
 */
export function registeredProperties() {
  return {
    name: "registered-properties",
    // After Tailwind's own plugin, and before the file's name is made from its text.
    enforce: "pre",
    apply: "build",
    transform: (code, id) =>
      /\.css(\?|$)/.test(id) ? code.replace(fallback, "") : null,
  };
}
