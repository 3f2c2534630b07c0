/** The fields of what another app shares with us, as the manifest asks for them. */
export const sharedFields = {
  title: "title",
  text: "text",
  url: "url",
  picture: "picture",
} as const;

/**
 * Where it waits for the composer: a cache, which the service worker writes and the page reads, with one
 * entry for the words and one for the picture. Wiped at sign-out.
 */
export const sharedEntries = {
  words: "/shared/words",
  picture: "/shared/picture",
} as const;

/**
 * One text of a title, a text and a link. Most apps put the link into the text, some the title too: nothing
 * is said twice.
 */
export function wordsShared(...given: (string | null)[]): string {
  const parts = given.map((part) => part?.trim() ?? "");
  return parts
    .filter((part, i) => {
      const isSaid = parts.some(
        (other, j) =>
          other.includes(part) && (other.length > part.length || j < i),
      );
      return part !== "" && !isSaid;
    })
    .join("\n");
}
