import { readFile } from "node:fs/promises";
import { marked } from "marked";

/**
 * `import … from "./privacy.md"`: a legal page. Its front matter contains `title`, `description` and `changed`; the first
 * paragraph is the `lead`; each `## Title {#id}` starts a part. Each is a separate export, so that the client bundle
 * drops the text.
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
  const [lead = "", ...sections] = body.split(/^## /m);
  return {
    title: fields.get("title") ?? "",
    description: fields.get("description") ?? "",
    changed: fields.get("changed") ?? "",
    lead: lead.trim(),
    parts: sections.map((section) => {
      const [, title = "", id = "", text = ""] =
        /^(.*) \{#([\w-]+)\}\n([^]*)$/.exec(section) ?? [];
      return { id, title, html: marked.parse(text, { async: false }).trim() };
    }),
  };
}
