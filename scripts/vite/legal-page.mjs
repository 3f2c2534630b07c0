import { readFile } from "node:fs/promises";
import { marked } from "marked";

/**
 * `import … from "./privacy.md"`: a legal page. Its front matter contains `title`, `description` and `changed`; the first
 * paragraph is the `lead`; each part starts with `## Title {#id}`.
 *
 * @returns {import("vite").Plugin}
 */
export function legalPages() {
  return {
    name: "legal-pages",
    async load(id) {
      if (!id.endsWith(".md")) return null;
      const page = parseLegalPage(await readFile(id, "utf8"));
      const code = Object.entries(page)
        .map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
        )
        .join("\n");
      return { code, moduleSideEffects: false };
    },
  };
}

/** @param {string} source */
export function parseLegalPage(source) {
  const [, head = "", body = ""] =
    /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  const fields = new Map(
    head.split("\n").map((line) => {
      const [name = "", value = ""] = line.split(/: (.*)/);
      return [name, value];
    }),
  );
  const at = body.search(/^## /m);
  const html = marked.parse(body.slice(at), { async: false }).trim();
  return {
    title: fields.get("title") ?? "",
    description: fields.get("description") ?? "",
    changed: fields.get("changed") ?? "",
    lead: body.slice(0, at).trim(),
    html: html.replaceAll(
      /<h2>(.*) \{#([\w-]+)\}<\/h2>/g,
      '<h2 id="$2">$1</h2>',
    ),
  };
}
