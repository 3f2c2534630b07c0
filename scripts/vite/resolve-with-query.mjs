/**
 * Resolves `import "./file.ts?query"` to the file's id plus the query, so that `load` still sees the query.
 *
 * @param {import("rollup").PluginContext} context
 * @param {string} query
 * @param {string} source
 * @param {string | undefined} importer
 */
export async function resolveWithQuery(context, query, source, importer) {
  if (!source.endsWith(query)) return null;
  const withoutQuery = source.slice(0, -query.length);
  const file = await context.resolve(withoutQuery, importer, {
    skipSelf: true,
  });
  return file && `${file.id}${query}`;
}
