/**
 * Where `import "./file.ts?query"` leads: the file as Vite finds it, with the query kept for `load`.
 *
 * @param {import("rollup").PluginContext} context
 * @param {string} query
 * @param {string} source
 * @param {string | undefined} importer
 */
export async function resolveSuffixed(context, query, source, importer) {
  if (!source.endsWith(query)) return null;
  const plain = source.slice(0, -query.length);
  const file = await context.resolve(plain, importer, { skipSelf: true });
  return file && `${file.id}${query}`;
}
