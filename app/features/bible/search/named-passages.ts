import passages from "../../../../data/bible/passages.json" with { type: "json" };

export interface NamedPassage {
  name: string;
  references: string[];
}

const stopWords = new Set(
  "the a an of in and story parable bible passage".split(" "),
);

/** "The Parable of the Lost Sons" → "lost son". */
function normalizeName(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/(?<=\p{L}{3})s$/u, ""))
    .filter((word) => word !== "" && !stopWords.has(word))
    .join(" ");
}

/** Well-known passages with this name, or with a name that begins with it if it has several words. */
export function findNamedPassages(typed: string): NamedPassage[] {
  const searched = normalizeName(typed);
  const matches = (name: string) =>
    searched.includes(" ") ? name.startsWith(searched) : name === searched;
  return passages
    .filter(({ name, also = [] }) =>
      [name, ...also].map(normalizeName).some(matches),
    )
    .slice(0, 3);
}
