/**
 * Works around a race in miniflare. Atomics.wait without a timeout returns on any notify, also on one meant for an earlier
 * wait. For its synchronous calls (`prepare` and `bind` in Node), miniflare's worker thread stores the result and then
 * notifies. If the system suspends the thread in between, the late notify wakes the next call before its result is
 * stored, and it fails with "false == true". Fixed in miniflare for Node 22 and later
 * (https://github.com/cloudflare/workers-sdk/pull/15552). Until then, this keeps waiting until a value is stored. Import
 * it before miniflare.
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
