import type { MetaDescriptor } from "@remix-run/react";

interface RootMatch {
  id: string;
  data: unknown;
}

/** `export const meta = titled("Home")`: 'Home · {product name}'. */
export function titled(
  title: string,
): (args: { matches: readonly RootMatch[] }) => MetaDescriptor[] {
  return ({ matches }) => [{ title: `${title}${productOf(matches)}` }];
}

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
