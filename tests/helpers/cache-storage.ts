/** Cache Storage as far as the Bible's file needs it, by path. `refuse`: what a full device throws. */
export function fakeCaches(kept: Record<string, string> = {}, refuse?: Error) {
  const files = new Map(Object.entries(kept));
  const pathOf = (url: string) => new URL(url, "https://example.org").pathname;
  const cache = {
    keys: () =>
      Promise.resolve(
        [...files.keys()].map((path) => ({
          url: `https://example.org${path}`,
        })),
      ),
    match: (path: string) => {
      const text = files.get(pathOf(path));
      return Promise.resolve(
        text === undefined ? undefined : new Response(text),
      );
    },
    put: async (path: string, response: Response) => {
      if (refuse) throw refuse;
      files.set(pathOf(path), await response.text());
    },
    delete: (path: string) => Promise.resolve(files.delete(pathOf(path))),
  };
  return {
    files,
    caches: {
      has: () => Promise.resolve(true),
      open: () => Promise.resolve(cache),
    },
  };
}
