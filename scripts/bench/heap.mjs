import { fetch } from "miniflare";

/**
 * The heap of the app's isolate after a garbage collection, in MB. The memory of the process says less: V8 only collects
 * garbage when it needs to, and the local D1, KV, R2 and cache live in the same process.
 *
 * @param {import("./world.mjs").World} world opened as inspectable
 */
export async function measureHeap({ mf, send }) {
  const { host } = await mf.getInspectorURL();
  const { webSocket } = await fetch(`http://${host}/core:user:worker`, {
    headers: { Upgrade: "websocket" },
  });
  if (!webSocket) throw new Error("The worker can't be inspected");
  const heap = { bytes: 0 };
  webSocket.addEventListener("message", ({ data }) => {
    /** @type {unknown} */
    const message = typeof data === "string" ? JSON.parse(data) : {};
    const { id, result } =
      /** @type {{ id?: number, result?: { usedSize: number } }} */ (message);
    if (id === 1) webSocket.send('{"id":2,"method":"Runtime.getHeapUsage"}');
    if (id === 2) heap.bytes = result?.usedSize ?? NaN;
  });
  webSocket.accept();
  webSocket.send('{"id":1,"method":"HeapProfiler.collectGarbage"}');
  // The isolate answers while it handles requests.
  while (heap.bytes === 0) await (await send({ path: "/healthz" })).text();
  webSocket.close();
  return heap.bytes / 1024 ** 2;
}
