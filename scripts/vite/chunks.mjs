// How the client build is split into chunks. By default Rollup makes a chunk for every set of modules that pages share;
// these two dozen small files compress 4 KB worse than a few large ones.

/**
 * The app's entry and layout, and the lists of posts and users, which two pages share and almost everyone opens.
 * Separate chunks would cost the home page 1.1 KB; one chunk costs the Bible page the same.
 */
const listPages = /\/app\/(entry\.client|root|routes\/(shell|profile))\.tsx/;
/** What every page loads, whatever feature it belongs to. Ten user modules as separate chunks would cost 1 KB. */
const shell = /\/app\/(entry\.client|root|routes\/shell)\.tsx/;
/** Packages that every page needs. Parts of other packages may be used by one page only. */
const framework =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream|@tanstack)\//;
/** Modules that depend only on the framework. Six of them as separate chunks would cost 600 bytes. */
const commonModules =
  /\/app\/((ui|shared|client)\/|shell\/(error-view|not-found|route-(failure|handle)|page-meta|theme)\.|features\/posts\/event-time\.)/;
/** Pages import limits from modules that also contain schemas. Including those modules would load 8 KB of zod. */
const schemas = /\/node_modules\/zod\//;

/**
 * For Rollup's `manualChunks`. What the first pages need becomes two chunks: the framework, which changes only with
 * its versions, and our common code. Code that is loaded on demand isn't reachable by static imports, so it stays
 * separate.
 */
export function chunks() {
  /** @type {Set<string> | undefined} */
  let loadedByLists;
  /** @type {Set<string> | undefined} */
  let loadedByAll;
  /**
   * @param {string} id
   * @param {import("rollup").ManualChunkMeta} graph
   */
  return (id, graph) => {
    loadedByLists ??= collectImports((name) => listPages.test(name), graph);
    loadedByAll ??= collectImports((name) => shell.test(name), graph);
    if (!loadedByLists.has(id)) return undefined;
    if (framework.test(id)) return "framework";
    const isShared = loadedByAll.has(id) && /\/app\/features\//.test(id);
    if (!isShared && !commonModules.test(id)) return undefined;
    // Rollup adds a module's imports to the same chunk.
    const imports = collectImports((name) => name === id, graph);
    return [...imports].some((name) => schemas.test(name))
      ? undefined
      : "common";
  };
}

/**
 * @param {(id: string) => boolean} isStart
 * @param {import("rollup").ManualChunkMeta} graph
 */
function collectImports(isStart, { getModuleIds, getModuleInfo }) {
  const reached = new Set([...getModuleIds()].filter(isStart));
  for (const id of reached) {
    for (const next of getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  }
  return reached;
}
