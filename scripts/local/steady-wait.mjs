/**
 * Atomics.wait without a time limit returns on any notify, also on one that was meant for the wait
 * before. Miniflare's synchronous calls (every `prepare` and `bind` made here in Node) store, then
 * notify, and take the first awakening for their answer: where the system stops their thread between
 * the two, the next call fails with "false == true". Mended in miniflare for Node 22 and later
 * (https://github.com/cloudflare/workers-sdk/pull/15552); until then the wait goes on while nothing
 * was stored. To be loaded before miniflare waits for anything.
 */
Atomics.wait = new Proxy(Atomics.wait, {
  apply(wait, self, /** @type {unknown[]} */ args) {
    const waitOnce = () => {
      /** @type {unknown} */
      const outcome = Reflect.apply(wait, self, args);
      return outcome;
    };
    const [cells, index, value, limit] = args;
    if (!(cells instanceof Int32Array) || limit !== undefined)
      return waitOnce();
    let outcome = waitOnce();
    while (outcome === "ok" && Atomics.load(cells, Number(index)) === value)
      outcome = waitOnce();
    return outcome;
  },
});
