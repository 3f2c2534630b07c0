/** Cache keys: the service worker stores shared content, and the page imports it. Deleted at sign-out. */
export const sharedContentUrls = {
  text: "/shared/text",
  image: "/shared/image",
} as const;

/** Joins title, text and link. Most apps repeat the link in the text, some also the title: duplicates are dropped. */
export function joinSharedText(...values: string[]): string {
  const parts = values.map((part) => part.trim());
  return parts
    .filter((part, i) => {
      const isDuplicate = parts.some(
        (other, j) =>
          other.includes(part) && (other.length > part.length || j < i),
      );
      return part !== "" && !isDuplicate;
    })
    .join("\n");
}
