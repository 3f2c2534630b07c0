import { readFile } from "node:fs/promises";
import { resolveWithQuery } from "./resolve-with-query.mjs";

const query = "?component";

/**
 * `import Candles from "./candles.svg?component"`: a drawing as a React component that renders it inline, so that it can
 * use the theme's colors. `className` is added to the classes of the file.
 *
 * @returns {import("vite").Plugin}
 */
export function svgComponents() {
  return {
    name: "svg-component",
    enforce: "pre",
    resolveId(source, importer) {
      return resolveWithQuery(this, query, source, importer);
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const { classes, attributes, html } = parseSvg(
        await readFile(file, "utf8"),
      );
      const code = `
        import { jsx } from "react/jsx-runtime";
        export default ({ className = "" }) => jsx("svg", {
          ...${JSON.stringify(attributes)},
          "aria-hidden": true,
          className: (${JSON.stringify(classes)} + " " + className).trim(),
          dangerouslySetInnerHTML: { __html: ${JSON.stringify(html)} },
        });`;
      return { code, moduleSideEffects: false };
    },
  };
}

/** @param {string} source */
function parseSvg(source) {
  const [, head = "", content = ""] =
    /<svg([^>]*)>([^]*)<\/svg>/.exec(source) ?? [];
  const attributes = Object.fromEntries(
    Array.from(head.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = "", value]) => [
      name,
      value,
    ]),
  );
  const { class: classes = "", ...rest } = attributes;
  return {
    classes,
    attributes: rest,
    html: content.replace(/>\s+</g, "><").trim(),
  };
}
