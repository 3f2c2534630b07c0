// How the browser's files are cut. Left to itself Rollup cuts at every difference between pages, and
// two dozen small files compress 4 KB worse than a few.

/**
 * What every page of the app begins with and stands in, and the lists of posts and people: two pages
 * show those and nearly everybody opens them. Cut apart they cost home 1.1 KB, together the Bible as
 * much.
 */
const frame = /\/app\/(entry\.client|root|routes\/(shell|profile))\.tsx/;
/** What every page stands in, of whatever room: as files of their own ten modules of people cost 1 KB more. */
const shell = /\/app\/(entry\.client|root|routes\/shell)\.tsx/;
/** Of that, what no page can do without. The rest of a package may be for one page alone. */
const framework =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream|@tanstack)\//;
/** Of the shell what stands on nothing but that: as files of their own six of them cost 600 bytes more. */
const groundwork =
  /\/app\/((ui|shared|client)\/|shell\/(error-view|not-found|route-(failure|handle)|page-meta|use-theme)\.|features\/posts\/(hidden-notice|event-time|city-name)\.)/;
/** The pages take limits from modules that hold schemas too; with those they would take 8 KB of zod. */
const schemas = /\/node_modules\/zod\//;

/**
 * Rollup's `manualChunks`: what the first pages need makes two files, the
 * framework, which changes with its versions only, and our own groundwork. What is fetched on demand
 * is not reached by static imports, so it stays apart.
 */
export function chunks() {
  /** @type {Set<string> | undefined} */
  let always;
  /** @type {Set<string> | undefined} */
  let everywhere;
  /**
   * @param {string} id
   * @param {import("rollup").ManualChunkMeta} graph
   */
  return (id, graph) => {
    always ??= reachedFrom((one) => frame.test(one), graph);
    everywhere ??= reachedFrom((one) => shell.test(one), graph);
    if (!always.has(id)) return undefined;
    if (framework.test(id)) return "framework";
    const isShared = everywhere.has(id) && /\/app\/features\//.test(id);
    if (!isShared && !groundwork.test(id)) return undefined;
    // What a file of Rollup's holds brings along all that it imports.
    const own = reachedFrom((other) => other === id, graph);
    return [...own].some((one) => schemas.test(one)) ? undefined : "groundwork";
  };
}

/**
 * @param {(id: string) => boolean} isStart
 * @param {import("rollup").ManualChunkMeta} graph
 */
function reachedFrom(isStart, { getModuleIds, getModuleInfo }) {
  const reached = new Set([...getModuleIds()].filter(isStart));
  for (const id of reached) {
    for (const next of getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  }
  return reached;
}
