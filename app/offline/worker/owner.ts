import { memberHeader, pagesCache, personalCaches } from "~/client/cache-names";

/** The user whose pages are cached; null if there are none. */
export async function getPagesOwner(): Promise<string | null> {
  const cache = await caches.open(pagesCache);
  const [first] = await cache.keys();
  const page = first && (await cache.match(first));
  return page?.headers.get(memberHeader) ?? null;
}

let changes = 0;

/** Returns a check that the user is still the same: a page that loads during a sign-out must not be cached. */
export function trackOwner(): () => boolean {
  const before = changes;
  return () => before === changes;
}

/** At sign-in and sign-out. */
export async function changeOwner(): Promise<void> {
  changes += 1;
  await deletePersonalCaches();
}

export async function deletePersonalCaches(): Promise<void> {
  await Promise.all(personalCaches.map((name) => caches.delete(name)));
}

/** The id of the user a page was rendered for (`Layout` in root.tsx): null for visitors, "" if it's for everyone. */
export function parseMember(html: string): string | null {
  return /^[^]{0,99}<html[^>]* data-member="([^"]*)"/.exec(html)?.[1] ?? null;
}
