import type { MetaDescriptor } from "@remix-run/react";

interface RootMatch {
  id: string;
  data: unknown;
}

/** `export const meta = titled("Home", "…")`: 'Home · {product name}', and what search engines say of it. */
export function titled(
  title: string,
  description?: string,
): (args: { matches: readonly RootMatch[] }) => MetaDescriptor[] {
  return ({ matches }) => [
    { title: `${title}${productOf(matches)}` },
    ...(description === undefined
      ? []
      : [{ name: "description", content: description }]),
  ];
}

/** Of pages that are no place of their own: no search engine is to list them. */
export const notListed: MetaDescriptor = { name: "robots", content: "noindex" };

export const homeMeta = titled(
  "Home",
  "Posts, prayers, events and videos of the people you follow.",
);

/** At its own address, and at every guarded page's for a visitor. */
export const signInMeta = titled(
  "Sign in",
  "Sign in or join: read the Bible, pray for one another, and share what God is doing.",
);

/** What the loader's `head` says; where it failed, the title alone. */
export function headed(
  title: string,
): (args: {
  data: unknown;
  matches: readonly RootMatch[];
}) => MetaDescriptor[] {
  return ({ data, matches }) => {
    const loaded = data as { head?: MetaDescriptor[] } | undefined;
    return loaded?.head ?? titled(title)({ matches });
  };
}

function productOf(matches: readonly RootMatch[]): string {
  const root = matches.find(({ id }) => id === "root")?.data as
    { site?: { productName?: string } } | undefined;
  const name = root?.site?.productName;
  return name === undefined ? "" : ` · ${name}`;
}
