const ownFile = /^\/(?:images\/|backgrounds\/|post\/[^/]+\/thumbnail\.jpg)/;

/** The hashed files that a page is made of, by the links and module names in its HTML. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g))];
}

/**
 * The pictures of a page. Each is a list: the addresses from which a browser chooses one, the smallest
 * first, all of the same picture.
 */
export function picturesOf(html: string): string[][] {
  const tags = html.match(/<img\s[^>]*>/g) ?? [];
  const choices = tags.map((tag) => {
    const choice = /\ssrcset="([^"]*)"/i.exec(tag)?.[1]?.split(",") ?? [];
    const sources = [...choice, /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? ""];
    return [
      ...new Set(
        sources
          .map((source) => source.trim().split(" ")[0] ?? "")
          .map((source) => source.replaceAll("&amp;", "&"))
          .filter((source) => ownFile.test(source)),
      ),
    ];
  });
  const grounds = html.match(/\/backgrounds\/[\w/-]+\.(?:svg|jpg)/g) ?? [];
  const known = new Map<string, string[]>();
  for (const choice of [...choices, ...grounds.map((ground) => [ground])]) {
    const [smallest] = choice;
    if (smallest === undefined) continue;
    // Small by itself somewhere else, it is one to choose from here.
    const before = known.get(smallest)?.length ?? 0;
    if (choice.length > before) known.set(smallest, choice);
  }
  return [...known.values()];
}
