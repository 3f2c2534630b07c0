/** The parts of Cache Storage that the offline Bible uses, by path. `putError`: what `put` throws, like on a full device. */
export function fakeCaches(
  initialFiles: Record<string, string> = {},
  putError?: Error,
) {
  const files = new Map(Object.entries(initialFiles));
  const toPath = (url: string) => new URL(url, "https://example.org").pathname;
  const cache = {
    keys: () =>
      Promise.resolve(
        [...files.keys()].map((path) => ({
          url: `https://example.org${path}`,
        })),
      ),
    match: (path: string) => {
      const text = files.get(toPath(path));
      return Promise.resolve(
        text === undefined ? undefined : new Response(text),
      );
    },
    put: async (path: string, response: Response) => {
      if (putError) throw putError;
      files.set(toPath(path), await response.text());
    },
    delete: (path: string) => Promise.resolve(files.delete(toPath(path))),
  };
  return {
    files,
    caches: {
      has: () => Promise.resolve(true),
      open: () => Promise.resolve(cache),
    },
  };
}
