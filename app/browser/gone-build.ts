/** Of this tab: the file for which the page was loaded anew. */
const RELOADED_KEY = "reloaded-for";

/**
 * A tab of an earlier build may ask for a file that the server has no longer: loaded anew, the page is of
 * this build. Once a file, so that one which is really missing does not do it for ever; and only where the
 * server says so itself: without a network nothing is lost by trying again.
 */
export function reloadWhenBuildIsGone(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    const address = /https?:\S+/.exec(String(payload))?.[0];
    if (address === undefined) return;
    // Without a network it may well be there.
    reloadFor(address).catch(() => undefined);
  });
}

async function reloadFor(address: string): Promise<void> {
  const { status } = await fetch(address, { method: "HEAD" });
  if (status !== 404 || sessionStorage.getItem(RELOADED_KEY) === address) {
    return;
  }
  sessionStorage.setItem(RELOADED_KEY, address);
  location.reload();
}
