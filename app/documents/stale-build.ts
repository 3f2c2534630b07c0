/** Session storage: the missing file for which this tab has already reloaded. */
const RELOADED_KEY = "reloaded-for";

/**
 * A tab of an earlier build may request a file that the server no longer has: reloads the page to get the current
 * build. Once per file, so that a file that is really missing doesn't cause a loop, and only if the server answers 404.
 */
export function reloadOnStaleBuild(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    const address = /https?:\S+/.exec(String(payload))?.[0];
    if (address === undefined) return;
    // Offline, the file may still exist.
    reloadOnce(address).catch(() => undefined);
  });
}

async function reloadOnce(address: string): Promise<void> {
  const { status } = await fetch(address, { method: "HEAD" });
  if (status !== 404 || sessionStorage.getItem(RELOADED_KEY) === address) {
    return;
  }
  sessionStorage.setItem(RELOADED_KEY, address);
  location.reload();
}
