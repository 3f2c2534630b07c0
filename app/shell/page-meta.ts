import type { MetaDescriptor } from "@remix-run/react";

interface RootMatch {
  id: string;
  data: unknown;
}

/** `export const meta = pageMeta("Home", "…")`: the title 'Home · {product name}' and the meta description. */
export function pageMeta(
  title: string,
  description?: string,
): (args: { matches: readonly RootMatch[] }) => MetaDescriptor[] {
  return ({ matches }) => [
    { title: `${title}${productSuffix(matches)}` },
    ...(description === undefined
      ? []
      : [{ name: "description", content: description }]),
  ];
}

/** For pages that search engines shouldn't list. */
export const noIndexMeta: MetaDescriptor = {
  name: "robots",
  content: "noindex",
};

export const homeMeta = pageMeta(
  "Home",
  "Posts, prayers, events and videos of the people you follow.",
);

/** For the sign-in page, also when it is shown at another page's URL. */
export const signInMeta = pageMeta(
  "Sign in",
  "Sign in or join: read the Bible, pray for one another, and share what God is doing.",
);

/** Uses the loader's `head`, or only the title if the loader failed. */
export function loaderMeta(
  title: string,
): (args: {
  data: unknown;
  matches: readonly RootMatch[];
}) => MetaDescriptor[] {
  return ({ data, matches }) => {
    const loaded = data as { head?: MetaDescriptor[] } | undefined;
    return loaded?.head ?? pageMeta(title)({ matches });
  };
}

function productSuffix(matches: readonly RootMatch[]): string {
  const root = matches.find(({ id }) => id === "root")?.data as
    { site?: { productName?: string } } | undefined;
  const name = root?.site?.productName;
  return name === undefined ? "" : ` · ${name}`;
}
