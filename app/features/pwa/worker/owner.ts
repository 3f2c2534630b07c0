import {
  memberHeader,
  pagesCache,
  personalCaches,
} from "~/browser/cache-names";

/** Of the kept pages: the member they were made for; null where nothing is kept. */
export async function ownerOfPages(): Promise<string | null> {
  const cache = await caches.open(pagesCache);
  const [first] = await cache.keys();
  const page = first && (await cache.match(first));
  return page?.headers.get(memberHeader) ?? null;
}

let forgotten = 0;

export type Still = () => boolean;

/**
 * Asks, later, whether the pages of whoever is signed in now may still be kept: what was on its way while they
 * left is not theirs to find any more.
 */
export function stillTheirs(): Still {
  const before = forgotten;
  return () => before === forgotten;
}

/** Nothing that was kept for whoever was signed in stays. */
export async function forgetOwner(): Promise<void> {
  forgotten += 1;
  await Promise.all(personalCaches.map((name) => caches.delete(name)));
}

/** Whom a page was made for (`Layout` in root.tsx): null for a visitor, "" where it is for anybody. */
export function memberOf(html: string): string | null {
  return /^[^]{0,99}<html[^>]* data-member="([^"]*)"/.exec(html)?.[1] ?? null;
}
