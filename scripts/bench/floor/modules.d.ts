/** The app's worker as wrangler bundled it; scripts/bench/bundle.mjs lays it beside. */
declare module "app-worker" {
  const worker: {
    fetch: ExportedHandlerFetchHandler<object>;
    scheduled: ExportedHandlerScheduledHandler<object>;
  };
  export default worker;
}
