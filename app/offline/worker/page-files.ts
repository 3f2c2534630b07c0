const ownFile = /^\/(?:images\/|backgrounds\/|post\/[^/]+\/thumbnail\.jpg)/;

/** The hashed files that a page's HTML mentions. */
export function listAssets(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g))];
}

/** The images of a page. Each is the list of URLs in its srcset and src, smallest first. */
export function listImages(html: string): string[][] {
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
  const backgrounds = html.match(/\/backgrounds\/[\w/-]+\.(?:svg|jpg)/g) ?? [];
  const known = new Map<string, string[]>();
  for (const choice of [...choices, ...backgrounds.map((url) => [url])]) {
    const [smallest] = choice;
    if (smallest === undefined) continue;
    // If the same image occurs several times, use the longest list.
    const before = known.get(smallest)?.length ?? 0;
    if (choice.length > before) known.set(smallest, choice);
  }
  return [...known.values()];
}
